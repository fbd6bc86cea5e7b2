import {
  Banner,
  Button,
  Chip,
  Chips,
  Dialog,
  EmptyState,
  Field,
  FieldGroup,
  Note,
  Row,
  Section,
  Select,
  Skeleton,
  Tag,
  TextArea,
  TextInput,
  Tick,
  Toast,
} from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './kit.module.css';

const variants = ['main', 'second', 'text', 'go', 'stop'] as const;

/** Buttons, inputs, chips and tags in all states. */
export function KitControls() {
  const { t } = useTranslation(['kit', 'validation']);
  return (
    <div className={styles.stack}>
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`buttonWords.${variant}`)}
          </Button>
        ))}
        <Button isOff aria-describedby="kit-off">
          {t('buttonWords.off')}
        </Button>
        <span id="kit-off">{t('buttonWords.offReason')}</span>
      </Row>
      <Section ground="block" isTight as="div">
        <Button variant="white">{t('buttonWords.white')}</Button>
      </Section>
      <Field label={t('fields.name')} hint={t('fields.hint')}>
        {(control) => <TextInput {...control} isShort />}
      </Field>
      <Field label={t('fields.email')} error={t('validation:email')}>
        {(control) => <TextInput {...control} isShort defaultValue="ama@" />}
      </Field>
      <Field label={t('fields.class')}>
        {(control) => (
          <Select {...control} isShort>
            <option>{t('fields.option')}</option>
          </Select>
        )}
      </Field>
      <Field label={t('fields.message')}>{(control) => <TextArea {...control} rows={3} />}</Field>
      <Field label={t('fields.code')}>
        {(control) => <TextInput {...control} isCode isShort defaultValue="LL-T 4TR8 QX2N HM6D B" />}
      </Field>
      <FieldGroup legend={t('fields.choices')}>
        <Chips>
          <Chip type="checkbox" defaultChecked>
            {t('fields.chosen')}
          </Chip>
          <Chip type="checkbox">{t('fields.notChosen')}</Chip>
          <Chip type="radio" name="kit" defaultChecked>
            {t('fields.chosen')}
          </Chip>
          <Chip type="radio" name="kit">
            {t('fields.notChosen')}
          </Chip>
        </Chips>
      </FieldGroup>
      <Tick>{t('fields.tick')}</Tick>
      <Row>
        <Tag>{t('tags.plain')}</Tag>
        <Tag tone="leaf">{t('tags.leaf')}</Tag>
        <Tag tone="call">{t('tags.call')}</Tag>
      </Row>
    </div>
  );
}

/** Overlays: dialog, drawer and toast. */
export function KitOverlays() {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const [hasToast, setToast] = useState(false);
  return (
    <div className={styles.stack}>
      <Row>
        <Button variant="second" onClick={() => setOpen('dialog')}>
          {t('openDialog')}
        </Button>
        <Button variant="second" onClick={() => setOpen('drawer')}>
          {t('openDrawer')}
        </Button>
        <Button variant="second" onClick={() => setToast(!hasToast)}>
          {t('showToast')}
        </Button>
      </Row>
      {(['dialog', 'drawer'] as const).map((kind) => (
        <Dialog key={kind} kind={kind} isOpen={open === kind} onClose={() => setOpen(null)} aria-label={kind}>
          <p>{t('dialogWords')}</p>
          <Button onClick={() => setOpen(null)}>{t('closeIt')}</Button>
        </Dialog>
      ))}
      <Toast>{hasToast ? t('toast') : null}</Toast>
      <Banner>{t('banner')}</Banner>
      <Note>{t('note')}</Note>
      <Note tone="call">{t('note')}</Note>
      <EmptyState title={t('empty')} />
      <Skeleton label={t('note')} />
    </div>
  );
}
