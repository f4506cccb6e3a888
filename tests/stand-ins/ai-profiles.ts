/**
 * The kinds of services there are, each with its list of models, what it refuses and how it says
 * so: written from their documents and from error bodies in public issues (November 2026).
 */

export type Body = Record<string, unknown>
export type Refused = { status: number; body: unknown }

type Listed = { id: string }

export type Profile = {
  about: string
  /** null: it has no list. */
  models: Listed[] | null
  /** How it refuses a chat completion; null: it takes it. */
  refuse(body: Body): Refused | null
  /** How it refuses a picture. */
  refusePicture(body: Body): Refused | null
  /** It sends usage although nobody asked. */
  alwaysCounts?: boolean
}

const openaiError = (
  status: number,
  message: string,
  code: string | null,
  param: string | null,
): Refused => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param, code } },
})

/** How services say that a model reads no pictures; `none`: they read them. */
export const blindRefusals = {
  openai: openaiError(
    400,
    'Invalid content type. image_url is only supported by certain models.',
    null,
    'messages.[1].content.[1].type',
  ),
  azure: {
    status: 400,
    body: {
      error: { code: 'BadRequest', message: 'Image input is not supported for this model.' },
    },
  },
  mistral: {
    status: 400,
    body: {
      object: 'error',
      message: 'Image input is not enabled for this model',
      type: 'invalid_request_error',
      param: null,
      code: '3051',
    },
  },
  ollama: { status: 400, body: { error: 'this model does not support image input' } },
  deepseek: {
    status: 422,
    body: {
      error: {
        message:
          'Failed to deserialize the JSON body into the target type: messages[1]: unknown variant `image_url`, expected `text` at line 1 column 2100',
        type: 'invalid_request_error',
      },
    },
  },
  vllm: {
    status: 400,
    body: {
      object: 'error',
      message: 'At most 0 image(s) may be provided in one request.',
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
  },
} satisfies Record<string, Refused>

export type Blindness = keyof typeof blindRefusals

export const unknownModel = (model: unknown): Refused =>
  openaiError(
    404,
    `The model '${model}' does not exist or you do not have access to it.`,
    'model_not_found',
    null,
  )

const unsupported = (name: string, instead = '') =>
  openaiError(
    400,
    `Unsupported parameter: '${name}' is not supported with this model.${instead}`,
    'unsupported_parameter',
    name,
  )

const unsupportedValue = (name: string, value: unknown, supported: string) =>
  openaiError(
    400,
    `Unsupported value: '${name}' does not support '${value}' with this model. Supported values are: ${supported}.`,
    'unsupported_value',
    name,
  )

const forbidden = (names: string[]): Refused => ({
  status: 422,
  body: {
    object: 'error',
    message: {
      detail: names.map((name) => ({
        type: 'extra_forbidden',
        loc: ['body', name],
        msg: 'Extra inputs are not permitted',
      })),
    },
    type: 'invalid_request_error',
    param: null,
    code: null,
  },
})

const notFound: Refused = { status: 404, body: { detail: 'Not Found' } }
const takesAll = () => null

const known = (models: Listed[] | null, body: Body) =>
  models?.some(({ id }) => id === body.model) ? null : unknownModel(body.model)

const openaiModels: Listed[] = [
  { id: 'gpt-6-astra' },
  { id: 'gpt-6-luna' },
  { id: 'gpt-6-luna-2026-09-01' },
  { id: 'gpt-5.6-luna' },
  { id: 'gpt-5-mini' },
  { id: 'gpt-4o-audio-preview' },
  { id: 'gpt-6-codex' },
  { id: 'gpt-image-2.5-sunburst' },
  { id: 'gpt-image-2.5-flare' },
  { id: 'gpt-image-2' },
  { id: 'text-embedding-3-small' },
  { id: 'whisper-1' },
]

const mistralModels: Listed[] = [
  { id: 'mistral-large-latest' },
  { id: 'mistral-small-2506' },
  { id: 'mistral-small-latest' },
  { id: 'mistral-embed' },
]

const mistralKnows = ['model', 'messages', 'max_tokens', 'temperature', 'stream']

export const profiles = {
  classic: {
    about: 'takes what the specification sends, as dall-e-3 and gpt-3.5-turbo did',
    models: [{ id: 'dall-e-3' }, { id: 'gpt-3.5-turbo' }],
    refuse: takesAll,
    refusePicture: takesAll,
  },
  openai: {
    about: "today's OpenAI: newer names, other limits",
    models: openaiModels,
    refuse(body) {
      if ('max_tokens' in body) {
        return unsupported('max_tokens', " Use 'max_completion_tokens' instead.")
      }
      if ('temperature' in body && body.temperature !== 1) {
        return unsupportedValue('temperature', body.temperature, '1')
      }
      return known(openaiModels, body)
    },
    refusePicture(body) {
      const { quality } = body
      for (const name of ['response_format', 'style']) if (name in body) return unsupported(name)
      if (quality === 'standard' || quality === 'hd') {
        return unsupportedValue('quality', quality, "'low', 'medium', 'high', and 'auto'")
      }
      return known(openaiModels, body)
    },
  },
  mistral: {
    about: 'knows only max_tokens, refuses every word it does not know at once, makes no pictures',
    models: mistralModels,
    alwaysCounts: true,
    refuse(body) {
      const extra = Object.keys(body).filter((name) => !mistralKnows.includes(name))
      if (extra.length > 0) return forbidden(extra)
      if (mistralModels.some(({ id }) => id === body.model)) return null
      const message = `Invalid model: ${body.model}`
      return {
        status: 400,
        body: { object: 'error', message, type: 'invalid_model', param: null, code: '1500' },
      }
    },
    refusePicture: () => notFound,
  },
  'no-list': {
    about: 'a gateway without a list, with deployments of its own names',
    models: null,
    refuse(body) {
      return body.model === 'testo-bergamo'
        ? null
        : {
            status: 404,
            body: {
              error: {
                code: 'DeploymentNotFound',
                message: 'The API deployment for this resource does not exist.',
              },
            },
          }
    },
    refusePicture: (body) => (body.model === 'immagini-bergamo' ? null : unknownModel(body.model)),
  },
  'plain-only': {
    about: 'takes model, words and stream, and names all that is more',
    models: [{ id: 'strict-model' }],
    refuse(body) {
      const more = Object.keys(body).filter((one) => !['model', 'messages', 'stream'].includes(one))
      return more.length > 0 ? forbidden(more) : null
    },
    refusePicture(body) {
      const more = Object.keys(body).filter((one) => !['model', 'prompt'].includes(one))
      return more.length > 0 ? forbidden(more) : null
    },
  },
} satisfies Record<string, Profile>

export type ProfileName = keyof typeof profiles
