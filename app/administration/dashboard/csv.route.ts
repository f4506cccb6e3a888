import { requireActor } from '../../platform/http/authorization.server.ts'
import { failure, respond } from '../../platform/http/failure.server.ts'
import { db } from '../../platform/process.server.ts'
import type { Route } from './+types/csv.route'
import { figureActs, figureNames } from './figure.ts'
import { figureWords, loadFailed } from './figure-words.ts'
import { exportFigure } from './figures.server.ts'

/** `GET /admin/dashboard/csv?figura=utenti`: the numbers of one card as a file. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  respond(context, loadFailed, async () => {
    const slug = url.searchParams.get('figura')
    const name = figureNames.find((known) => figureWords[known].slug === slug)
    const actor = requireActor(context, name ? figureActs[name] : 'seeFigures')
    if (!name) return failure('NOT_FOUND', 404, 'Questi numeri non esistono.')
    const text = await exportFigure(db, actor, name)
    return new Response(text, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="fucina-${slug}.csv"`,
      },
    })
  })
