import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactElement } from 'react'
import {
  type ControllerRenderProps,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  type UseFormStateReturn,
  useController,
  useFormState,
  useForm as useHookForm,
  useWatch,
} from 'react-hook-form'
import type { z } from 'zod'

/** A form's values, errors and changes; the schema converts the values to what is sent. */
export type Form<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>

interface FormOptions<Values extends FieldValues, Output> {
  /** The contract's schema: validates the values and converts them to what is sent. */
  readonly schema: z.ZodType<Output, Values>
  readonly defaultValues: NoInfer<Values>
}

/** Creates a form for the lifetime of the component, and tracks its errors and dirty state. */
export function useForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
}: FormOptions<Values, Output>): Form<Values, Output> {
  return useHookForm({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
  })
}

/** Makes the saved values the initial ones; a field changed after it was `sent` keeps its current value. */
export function resetToSaved<Values extends FieldValues, Output>(
  form: Form<Values, Output>,
  saved: Values,
  sent: Values,
): void {
  const now = form.getValues()
  form.reset(saved)
  for (const name of Object.keys(now) as FieldPath<Values>[])
    if (JSON.stringify(now[name]) !== JSON.stringify(sent[name]))
      form.setValue(name, now[name], { shouldDirty: true })
}

interface FieldOf<Values extends FieldValues, P extends FieldPath<Values>, Output> {
  readonly form: Form<Values, Output>
  readonly name: P
}

/** The value of a field. Rerenders only the calling component. */
export function useFieldValue<Values extends FieldValues, P extends FieldPath<Values>, Output>({
  form,
  name,
}: FieldOf<Values, P, Output>): FieldPathValue<Values, P> {
  return useWatch({ control: form.control, name })
}

/** The errors of the fields, followed by the calling component. If that is memoized, no other change rerenders it. */
export function useFieldErrors<Values extends FieldValues, Output>(
  form: Form<Values, Output>,
): FieldErrors<Values> {
  return useFormState({ control: form.control }).errors
}

/** The dirty state. Rerenders the calling component; `formState` rerenders the one that created the form. */
export function useDirtyState<Values extends FieldValues, Output>(
  form: Form<Values, Output>,
): Pick<UseFormStateReturn<Values>, 'dirtyFields' | 'isDirty'> {
  const { dirtyFields, isDirty } = useFormState({ control: form.control })
  return { dirtyFields, isDirty }
}

/** A field that isn't text: a switch, a choice, a color. */
export function useField<Values extends FieldValues, P extends FieldPath<Values>, Output>({
  form,
  name,
}: FieldOf<Values, P, Output>): ControllerRenderProps<Values, P> {
  return useController({ control: form.control, name }).field
}

interface ControlledProps<Values extends FieldValues, P extends FieldPath<Values>, Output>
  extends FieldOf<Values, P, Output> {
  readonly render: (field: ControllerRenderProps<Values, P>) => ReactElement
}

/** Like `useField`, as a component for use among other fields. */
export function Controlled<Values extends FieldValues, P extends FieldPath<Values>, Output>({
  render,
  ...field
}: ControlledProps<Values, P, Output>): ReactElement {
  return render(useField(field))
}
