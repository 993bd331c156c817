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

/** What was typed, what is wrong with it, and what differs from its beginning; the schema makes of it what is sent. */
export type Form<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>

interface FormOptions<Values extends FieldValues, Output> {
  /** Of the contract: checks what was typed, and makes of it what is sent. */
  readonly schema: z.ZodType<Output, Values>
  readonly defaultValues: NoInfer<Values>
}

/** A form of its own, for as long as the component is there; it follows what is wrong and what is dirty. */
export function useForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
}: FormOptions<Values, Output>): Form<Values, Output> {
  return useHookForm({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
  })
}

/** What was saved becomes the beginning; a field that was changed after it was `sent` keeps what it has now. */
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

/** The value of a field, followed by the component that asks: no other renders anew for it. */
export function useFieldValue<Values extends FieldValues, P extends FieldPath<Values>, Output>({
  form,
  name,
}: FieldOf<Values, P, Output>): FieldPathValue<Values, P> {
  return useWatch({ control: form.control, name })
}

/** What is wrong with the fields, followed by the component that asks: where it is memoized, no other change draws it anew. */
export function useFieldErrors<Values extends FieldValues, Output>(
  form: Form<Values, Output>,
): FieldErrors<Values> {
  return useFormState({ control: form.control }).errors
}

/** What differs from its beginning, followed by the component that asks; `formState` has the one that made the form drawn anew. */
export function useDirtyState<Values extends FieldValues, Output>(
  form: Form<Values, Output>,
): Pick<UseFormStateReturn<Values>, 'dirtyFields' | 'isDirty'> {
  const { dirtyFields, isDirty } = useFormState({ control: form.control })
  return { dirtyFields, isDirty }
}

/** A field that is no text: a switch, a choice, a color. */
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

/** Likewise, where it stands among others. */
export function Controlled<Values extends FieldValues, P extends FieldPath<Values>, Output>({
  render,
  ...field
}: ControlledProps<Values, P, Output>): ReactElement {
  return render(useField(field))
}
