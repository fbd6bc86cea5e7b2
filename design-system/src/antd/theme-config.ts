import { theme, type ThemeConfig } from 'antd';
import { elevation } from '../tokens/elevation';
import { layers } from '../tokens/layers';
import { targetPx } from '../tokens/layout';
import { palettes, type ColorScheme } from '../tokens/palette';
import { fonts } from '../tokens/typography';

/** Maps our tokens to antd's seed tokens, as plain values. */
export function antdTheme(scheme: ColorScheme): ThemeConfig {
  const color = palettes[scheme];
  return {
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: color.primary,
      colorLink: color.primary,
      colorError: color.call,
      colorSuccess: color.leaf,
      colorInfo: color.primary,
      colorBgBase: color.surface,
      colorBgContainer: color.surface,
      colorBgElevated: color.surface,
      colorTextBase: color.ink,
      colorText: color.ink,
      colorTextSecondary: color.soft,
      colorBorder: color.edge,
      colorBorderSecondary: color.rule,
      borderRadius: 4,
      boxShadow: elevation(8),
      boxShadowSecondary: elevation(8),
      controlHeight: targetPx,
      fontFamily: fonts.sans,
      fontSize: 16,
      zIndexPopupBase: layers.top,
    },
  };
}
