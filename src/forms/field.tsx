interface FieldProps {
  /** Name of the form, so that ids differ between two forms of a page. */
  form: string;
  field: Queries.FormPartsFragment["inputs"][number];
}

/** A label and its control, tied by one id. */
export const Field = ({ form, field }: FieldProps) => {
  const id = `${form}-${field.name}`;
  const shared = {
    id,
    name: field.name,
    required: field.required,
    placeholder: field.placeholder ?? undefined,
    autoComplete: field.autocomplete ?? undefined,
    minLength: field.minLength ?? undefined,
  };
  return (
    <div>
      <label htmlFor={id} sx={{ variant: "forms.label" }}>
        {field.label}
      </label>
      {field.type === "textarea" ? (
        <textarea {...shared} style={{ minHeight: field.minHeight ?? undefined }} sx={{ variant: "forms.control" }} />
      ) : (
        <input {...shared} type={field.type} sx={{ variant: "forms.control" }} />
      )}
    </div>
  );
};
