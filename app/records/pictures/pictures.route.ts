import { data } from 'react-router'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { failure, respond } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { isPictureUse, pictureTexts } from '../../platform/picture.ts'
import { db } from '../../platform/process.server.ts'
import type { Route } from './+types/pictures.route'
import { addPicture, copyPicture, type StoredPicture } from './pictures.server.ts'

export const loader = () =>
  Response.json(
    { code: 'METHOD_NOT_ALLOWED', message: 'Questa operazione non esiste.' },
    { status: 405, headers: { Allow: 'POST' } },
  )

/**
 * `POST /admin/pictures`: stores a picture before the form that will name it is saved: a `file`, or
 * a copy of what is at an `address`; `use` says what for. Answers with a StoredPicture.
 */
export const action = ({ request, context }: Route.ActionArgs) =>
  respond(context, pictureTexts.failed, async () => {
    const actor = requireActor(context, 'editContent')
    const form = await readForm(request)
    const [file, address, use] = ['file', 'address', 'use'].map((name) => form.get(name))
    if (!isPictureUse(use)) throw failure('BAD_REQUEST', 400, pictureTexts.failed)
    let picture: StoredPicture
    if (file instanceof File && file.size > 0) {
      picture = await addPicture(db, actor, await file.bytes(), use)
    } else if (typeof address === 'string' && address !== '') {
      picture = await copyPicture(db, actor, address, use, { signal: request.signal })
    } else {
      throw failure('BAD_REQUEST', 400, pictureTexts.notAPicture)
    }
    return data(picture, { status: 201 })
  })
