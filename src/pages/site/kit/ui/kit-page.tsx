import { Section, StopHeading } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHero } from '@/shared/ui/page-hero';
import { KitAntd } from './kit-antd';
import { KitColours, KitContrast } from './kit-colours';
import { KitControls, KitOverlays } from './kit-controls';
import { KitDates } from './kit-dates';
import { KitElevation, KitLine, KitSpace, KitType } from './kit-line';
import { KitIcons, KitSymbols } from './kit-symbols';
import styles from './kit.module.css';

/** All design tokens and components in the current theme. Development builds only. */
export function KitPage() {
  const { t } = useTranslation('kit');
  const parts: readonly (readonly [string, ReactNode])[] = [
    [t('colour'), <KitColours key="colour" />],
    [t('contrast'), <KitContrast key="contrast" />],
    [t('line'), <KitLine key="line" />],
    [t('type'), <KitType key="type" />],
    [t('space'), <KitSpace key="space" />],
    [t('elevation'), <KitElevation key="elevation" />],
    [t('inputs'), <KitControls key="inputs" />],
    [t('over'), <KitOverlays key="over" />],
    [t('symbols'), <KitSymbols key="symbols" />],
    [t('icons'), <KitIcons key="icons" />],
    [t('antd'), <KitAntd key="antd" />],
    [t('dates'), <KitDates key="dates" />],
  ];
  return (
    <>
      <PageHero title={t('title')} description={t('description')} heading={t('heading')} lead={t('lead')} />
      {parts.map(([heading, part], index) => (
        <Section key={heading} ground={index % 2 === 0 ? 'surface' : 'ground'} isTight>
          <StopHeading className={styles.heading}>{heading}</StopHeading>
          {part}
        </Section>
      ))}
    </>
  );
}
