import type { output } from 'zod'
import { z } from 'zod'
import { isContentId } from '../records/content/content.ts'
import type { Exchange } from '../records/exchange/exchange.ts'
import { renewPictures } from '../records/pictures/pictures.server.ts'
import { mostRecords } from '../records/version/within-bound.server.ts'
import { changeTools, insertTool, replaceTool } from './edit-tool.server.ts'
import { exportedTool, type ToolRow } from './tool-rows.server.ts'
import { toolSchema } from './tool-schema.ts'

const schema = toolSchema.extend({ id: z.string().refine(isContentId) })

/** How tools go into a file, come out of one, and get a former version back. */
export const toolExchange: Exchange<ToolRow, output<typeof schema>> = {
  kind: 'tools',
  noun: 'tool',
  most: mostRecords,
  schema,
  titleOf: ({ name }) => name,
  fieldNames: {
    name: 'Nome',
    description: 'Descrizione',
    category: 'Categoria',
    url: 'Indirizzo del sito',
    imageUrl: 'Immagine',
    rating: 'Valutazione',
    difficulty: 'Livello',
    pricing: 'Quanto costa',
    features: 'Che cosa ci puoi fare',
  },
  change: changeTools,
  rows: (db, ids) => {
    const rows = db.selectFrom('tools').selectAll().orderBy('id')
    return (ids ? rows.where('id', 'in', [...ids]) : rows).execute()
  },
  exported: exportedTool,
  refusal: async () => null,
  fitted: async (_, content, row) => ({ ...content, isActive: row?.isActive ?? false }),
  loss: async () => null,
  insert: async (trx, _, content) => {
    await renewPictures(trx, [content.imageUrl])
    await insertTool(trx, content)
  },
  replace: async (trx, doer, row, { id: _, ...content }) => {
    if (content.imageUrl !== row.imageUrl) await renewPictures(trx, [content.imageUrl])
    await replaceTool(trx, doer, row, content)
  },
}
