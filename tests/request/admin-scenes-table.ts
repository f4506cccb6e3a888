/** Who may see and change the scenes in the administration (PERM-08). */
import { adminPost, adminScreens, type Operation } from './operation.ts'
import { sceneFields } from './scene-fields.ts'

const list = '/admin/scenes'
const scene = `${list}/sms-sul-pacco`

export const adminScenes: Operation[] = [
  ...adminScreens('PERM-08 LRN-20 NAV-03', [list, `${list}/new`, scene, `${scene}/versioni`]),
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
  adminPost('delete a scene from the list', list, { intent: 'delete', id: 'permessi' }, list),
  adminPost('take back what was not deleted', list, { intent: 'restore', id: 'nonesiste' }, 404),
  adminPost('do anything else to a scene', scene, { intent: 'altro' }, 400),
]
