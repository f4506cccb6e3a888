import type { output } from 'zod'
import { z } from 'zod'
import { isContentId } from '../../records/content/content.ts'
import type { Exchange } from '../../records/exchange/exchange.ts'
import { insertScene, replaceScene } from './edit-scene.server.ts'
import { changeScenes, exportedScene, mostScenes, type SceneRow } from './scene-rows.server.ts'
import { sceneSchema } from './scene-schema.ts'

const schema = sceneSchema.extend({ id: z.string().refine(isContentId) })

/** How scenes go into a file, come out of one, and get a former version back. */
export const sceneExchange: Exchange<SceneRow, output<typeof schema>> = {
  kind: 'scenes',
  noun: 'scene',
  most: mostScenes,
  schema,
  titleOf: ({ title }) => title,
  fieldNames: {
    title: 'Titolo',
    moment: 'Momento',
    channel: 'Come arriva',
    sender: 'Mittente',
    senderSign: 'Segno nel mittente',
    sentAt: 'Quando arriva',
    lines: 'Pezzi del messaggio',
    isTrue: 'Vero o truffa',
    verdict: 'Perché',
    remark: 'Nota',
    actions: 'Che cosa fare adesso',
    ifTrusted: 'Quanto costa fidarsi',
    ifDoubted: 'Quanto costa dubitare',
  },
  change: changeScenes,
  rows: (db, ids) => {
    const rows = db.selectFrom('scenes').selectAll().orderBy('position').orderBy('id')
    return (ids ? rows.where('id', 'in', [...ids]) : rows).execute()
  },
  exported: exportedScene,
  refusal: async () => null,
  fitted: async (_, content) => content,
  loss: async () => null,
  insert: (trx, _, content) => insertScene(trx, content),
  replace: (trx, doer, row, { id: _, ...content }) => replaceScene(trx, doer, row, content),
}
