export interface PageHeadProps {
  title: string;
  description: string;
}

/** Title and description of a page; React hoists them into the head. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
