import { Button, DatePicker, Select, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { AntdScope } from '@/shared/ui/antd-scope';

/** The antd components, for comparison with our own. */
export function KitAntd() {
  const { t } = useTranslation('kit');
  return (
    <AntdScope>
      <Space wrap>
        <Button type="primary">{t('buttonWords.main')}</Button>
        <Button>{t('buttonWords.second')}</Button>
        <DatePicker />
        <Select defaultValue="jhs-2" options={[{ value: 'jhs-2', label: t('fields.option') }]} />
      </Space>
    </AntdScope>
  );
}
