import { Button, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TellForm, type TellFormProps } from './tell-form';

interface TellOpenerProps extends TellFormProps {
  /** Words of the button. */
  open: string;
  /** For a screen reader, where the words alone do not say who is told of what. */
  spoken?: string;
}

/** The ready message behind a button. It can be closed again. */
export function TellOpener({ open, spoken, ...form }: TellOpenerProps) {
  const { t } = useTranslation('telling');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Row>
        <Button variant="second" isSmall aria-label={spoken} onClick={() => setOpen(true)}>
          {open}
        </Button>
      </Row>
    );
  return (
    <>
      <TellForm {...form} />
      <Row>
        <Button variant="text" isSmall onClick={() => setOpen(false)}>
          {t('papers.leave')}
        </Button>
      </Row>
    </>
  );
}
