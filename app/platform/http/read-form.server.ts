import { failure } from './failure.server.ts'

/** The fields of a posted form. @throws 400 when the body is not a form */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw failure('NOT_A_FORM', 400, 'La richiesta non si legge. Ricarica la pagina e riprova.')
  }
}
