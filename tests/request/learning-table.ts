import type { Visitor } from '../harness/server.ts'
import { draftGuideId, everybody, ledTo, type Operation, page, type Things } from './operation.ts'

/** Chapters, lessons, scenes and the practice room: lines of the table of who may do what. */
export const learningOperations: Operation[] = [
  ...[
    '/palestra',
    '/palestra/sms-sul-pacco',
    '/vero-o-falso',
    '/vero-o-falso/neve-a-maggio',
    '/prova',
    '/prova/lettera-al-comune',
    '/prima-di-cominciare',
    '/prima-di-cominciare/un-file',
  ].flatMap((path) => page(path, { row: 'PERM-03 NAV-01', ...everybody })),
  ...(['complete', 'undo'] as const).flatMap((intent) => [
    {
      row: 'PERM-04 GUIDE-10',
      name: `${intent} a chapter, in one’s own name whatever the body says`,
      send: (visitor: Visitor, { ownerId }: Things) =>
        visitor.post('/guides/chatgpt-basics', {
          intent,
          id: 'chatgpt-basics-aprire',
          userId: ownerId,
          role: 'admin',
        }),
      ...ledTo('/guides/chatgpt-basics'),
      anonymous: 401,
      changes: true,
    },
    {
      row: 'GUIDE-05 GUIDE-18',
      name: `${intent} a chapter of a draft`,
      send: (visitor: Visitor) =>
        visitor.post(`/guides/${draftGuideId}`, {
          intent,
          id: 'firefly-basics-prima-immagine',
        }),
      anonymous: 401,
      own: 404,
      another: 404,
      admin: `/guides/${draftGuideId}` as const,
      act: 'editContent' as const,
      refused: 404,
      changes: true,
    },
  ]),
  {
    row: 'PERM-03 LRN-01',
    name: 'do a part of a lesson, in one’s own name whatever the body says',
    send: (visitor, { ownerId }) =>
      visitor.post('/prima-di-cominciare/toccare-e-cliccare?prova=1', {
        ...{ prova: 'una-volta', risposta: '2', userId: ownerId },
      }),
    ...everybody,
    changes: true,
  },
  {
    row: 'PERM-03 LRN-89',
    name: 'say how easy a lesson was that is not finished',
    send: (visitor, { ownerId }) =>
      visitor.post('/prima-di-cominciare/un-file', { facile: 'easy', userId: ownerId }),
    ...{ anonymous: 409, own: 409, another: 409, admin: 409 },
  },
  {
    row: 'PERM-04 LRN-89',
    name: 'say how easy a guide was that is not finished',
    send: (visitor, { ownerId }) =>
      visitor.post('/guides/chatgpt-basics', { facile: 'easy', userId: ownerId }),
    ...{ anonymous: 401, own: 409, another: 409, admin: 409 },
  },
  {
    row: 'PERM-03 LRN-11',
    name: 'decide a scene, in one’s own name whatever the body says',
    send: (visitor, { ownerId }) =>
      visitor.post('/palestra/sms-sul-pacco', { scelta: 'dubito', userId: ownerId }),
    ...ledTo('/palestra/sms-sul-pacco'),
    changes: true,
  },
  {
    row: 'PERM-03 LRN-12',
    name: 'judge a piece, in one’s own name whatever the body says',
    send: (visitor, { ownerId }) =>
      visitor.post('/vero-o-falso/neve-a-maggio', { scelta: 'vero', userId: ownerId }),
    ...ledTo('/vero-o-falso/neve-a-maggio'),
    changes: true,
  },
  {
    row: 'PERM-03 LRN-26',
    name: 'have own words read in the practice room',
    send: (visitor) => visitor.post('/prova/lettera-al-comune', { parole: 'Una riga al Comune' }),
    ...ledTo('/prova/lettera-al-comune'),
  },
]
