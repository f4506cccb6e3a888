import type { Price, SceneChannel, SceneContent, Sign } from '../../../db/content-types.ts'

export type { Price, SceneChannel, Sign }

/** A scene as it is met. */
export type Scene = Omit<SceneContent, 'isPublished'>

/** How long the texts of a scene may be, in characters, and how many parts it has. */
export const sceneLimits = {
  title: 80,
  moment: 200,
  sender: 80,
  sentAt: 60,
  lines: 12,
  line: 300,
  signTitle: 80,
  signMeaning: 400,
  verdict: 400,
  remark: 400,
  actions: 6,
  action: 250,
  priceTitle: 60,
  priceDescription: 250,
} as const

/** What each channel is called above the message. */
export const channelLabels: Readonly<Record<SceneChannel, string>> = {
  sms: 'Messaggio SMS',
  chat: 'Messaggio in chat',
  call: 'Telefonata',
  video: 'Videochiamata',
  voice: 'Messaggio vocale',
  mail: 'Email',
  letter: 'Lettera',
  poster: 'Cartello',
  app: 'App',
  post: 'Post su un social',
  advertisement: 'Pubblicità',
}

export const channels = Object.keys(channelLabels) as SceneChannel[]

/** What can be heard: the device's own voice speaks it. */
export const isSpoken = (channel: SceneChannel) =>
  channel === 'call' || channel === 'video' || channel === 'voice'

/** What people decide about a message. */
export type SceneDecision = 'fido' | 'dubito' | 'chiedo'

/** In the order in which they are offered. */
export const decisionLabels: Readonly<Record<SceneDecision, string>> = {
  fido: 'Mi fido',
  dubito: 'Non mi fido',
  chiedo: 'Chiedo a qualcuno',
}

export const isDecision = (value: unknown): value is SceneDecision =>
  typeof value === 'string' && Object.hasOwn(decisionLabels, value)

type Message = Pick<Scene, 'sender' | 'senderSign' | 'lines'>

/** All that can be tapped, under its number: 0 is the sender, the lines follow in their order. */
export const messageSpots = ({ sender, senderSign, lines }: Message) => [
  { text: sender, sign: senderSign },
  ...lines,
]

/** A scene as it is met, before anybody decided: nothing of it tells whether it is true. */
export type SceneQuestion = Pick<Scene, 'id' | 'title' | 'moment' | 'channel' | 'sentAt'> & {
  spots: string[]
}

export const sceneQuestion = (scene: Scene): SceneQuestion => ({
  id: scene.id,
  title: scene.title,
  moment: scene.moment,
  channel: scene.channel,
  sentAt: scene.sentAt,
  spots: messageSpots(scene).map(({ text }) => text),
})

/** A scene in the list; `number` counts from 1. */
export type SceneItem = Pick<Scene, 'id' | 'title' | 'channel'> & {
  number: number
  isDone: boolean
}

/** What somebody has done of the published scenes, and which comes next; null when all are done. */
export type SceneSummary = { done: number; total: number; next: SceneItem | null }

/** '1 scena', '12 scene'. */
export const scenesText = (count: number) => (count === 1 ? '1 scena' : `${count} scene`)

/** '1 scena fatta su 12', '4 scene fatte su 12'. */
export const scenesDoneText = ({ done, total }: Pick<SceneSummary, 'done' | 'total'>) =>
  `${scenesText(done)} ${done === 1 ? 'fatta' : 'fatte'} su ${total}`

export const sceneTexts = {
  listFailed: 'Non riesco ad aprire la palestra. Riprova più tardi.',
  loadFailed: 'Non riesco ad aprire la scena. Riprova più tardi.',
  missing: "Questa scena non c'è più",
  decideFailed: 'Non riesco a mostrarti come è andata. Riprova tra poco.',
  notDecided: 'Scegli che cosa fai: «Mi fido», «Non mi fido» o «Chiedo a qualcuno».',
} as const
