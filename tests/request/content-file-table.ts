/** Who may take content along as a file, bring it in, and bring former versions back. */
import { adminAct, adminPost, adminScreens, type Operation } from './operation.ts'

const screen = '/admin/content'

const file = (content: string) => {
  const form = new FormData()
  form.set('intent', 'check')
  form.set('file', new Blob([content], { type: 'application/json' }), 'contenuti.json')
  return form
}

const former = { intent: 'restore', id: 'nonesiste', version: '1' }

export const contentFiles: Operation[] = [
  ...adminScreens('PERM-08 LRN-93', [screen], 'importContent'),
  {
    row: 'PERM-08 LRN-92',
    name: 'download the content',
    send: (one) => one.get(`${screen}/esporta`),
    ...adminAct,
    admin: 200,
    act: 'importContent' as const,
  },
  {
    row: 'PERM-08 LRN-93',
    name: 'look at a file of content',
    send: (one) => one.post(screen, file('{}')),
    ...adminAct,
    admin: 400,
    act: 'importContent' as const,
  },
  adminPost('import what was never looked at', screen, { intent: 'import' }, 400, 'importContent'),
  ...(
    [
      ['tutto', 'resetContent'],
      ['professioni-incluse', 'resetContent'],
      ['scene-incluse', 'resetContent'],
      ['dataset', 'editContent'],
      ['testi', 'editContent'],
    ] as const
  ).flatMap(([bundle, act]) => {
    const at = `${screen}?insieme=${bundle}`
    // Without the plan's name nobody has said yes to it.
    return [
      adminPost(`take '${bundle}' of the product`, at, { intent: 'import' }, 409, act),
      adminPost(`leave '${bundle}' of the product`, at, { intent: 'leave' }, screen, act),
    ]
  }),
  adminPost('do anything else with a file', screen, { intent: 'altro' }, 400, 'importContent'),
  ...[
    '/admin/guides/claude-basics/versioni',
    '/admin/tools/3/versioni',
    '/admin/professions/ristoratore/versioni',
    '/admin/prompts/medico/versioni',
    '/admin/scenes/sms-sul-pacco/versioni',
  ].map((path) => adminPost(`bring back a version that is gone at ${path}`, path, former, 404)),
]
