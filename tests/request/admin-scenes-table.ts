/** Who may see and change the scenes in the administration (PERM-08). */
import type { Visitor } from '../harness/server.ts'
import { adminPost, adminScreens, type Operation } from './operation.ts'
import { sceneFields } from './scene-fields.ts'

const list = '/admin/scenes'
const scene = `${list}/sms-sul-pacco`

/** The trash gives what was deleted a name of its own. */
const deletion = (name: string, path: string): Operation => ({
  ...adminPost(name, path, {}, list),
  send: async (visitor: Visitor) => {
    await visitor.post(`${list}/new`, sceneFields)
    return visitor.post(path, { intent: 'delete', id: 'un-premio-mai-chiesto' })
  },
})

export const adminScenes: Operation[] = [
  ...adminScreens('PERM-08 LRN-20 NAV-03', [list, `${list}/new`, scene]),
  adminPost(
    'create a scene',
    `${list}/new`,
    { ...sceneFields, title: 'Permessi' },
    `${list}/permessi`,
  ),
  adminPost('save a scene that changed meanwhile', scene, sceneFields, 409),
  adminPost('publish a scene', scene, { intent: 'publish' }, scene as `/${string}`),
  adminPost('make a scene a draft', scene, { intent: 'unpublish' }, scene as `/${string}`),
  adminPost('move a scene', list, { intent: 'move-down', id: 'sms-sul-pacco' }, list),
  deletion('delete a scene from the list', list),
  adminPost('take back what was not deleted', list, { intent: 'undo', id: 'nonesiste' }, 404),
  adminPost('do anything else to a scene', scene, { intent: 'altro' }, 400),
  adminPost('reset the scenes', list, { intent: 'reset' }, list),
]
