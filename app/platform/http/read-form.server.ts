import { failure } from './failure.server.ts'

/** Twice as many as our largest form has, with every list full. */
const fieldsMost = 10_000

/** A body that no form of ours sends. */
export const notAForm = () =>
  failure('NOT_A_FORM', 400, 'La richiesta non si legge. Ricarica la pagina e riprova.')

/** The fields of a posted form. @throws 400 when the body is not a form, or has endless fields */
export async function readForm(request: Request): Promise<FormData> {
  let form: FormData
  try {
    form = await request.formData()
  } catch {
    throw notAForm()
  }
  if ([...form.keys()].length > fieldsMost) throw notAForm()
  return form
}
