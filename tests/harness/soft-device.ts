/** A telephone or computer of the tests that signs as WebAuthn says, without a browser. */
import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

export type SoftDevice = {
  id: string
  /** What a page would send to add it. */
  add: (options: object, lie?: Lie) => string
  /** What a page would send to show who somebody is. */
  show: (options: object, lie?: Lie) => string
}

/** What a device, or a site in between, does otherwise. */
export type Lie = {
  origin?: string
  site?: string
  challenge?: string
  /** How often it says it has signed. */
  counter?: number
  /** Nobody was asked for finger, face or PIN. */
  isUnverified?: boolean
  /** Another's key signs. */
  key?: KeyObject
}

/** @param counts whether it counts its signatures, as those that share a passkey do not */
export function softDevice(origin: string, { counts = true } = {}): SoftDevice {
  const id = randomBytes(16)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let signed = 0

  const clientData = (type: string, options: object, lie: Lie) => {
    const { challenge } = options as { challenge: string }
    const said = {
      type,
      challenge: lie.challenge ?? challenge,
      origin: lie.origin ?? origin,
      crossOrigin: false,
    }
    return Buffer.from(JSON.stringify(said))
  }
  const authenticatorData = (lie: Lie, isAdding: boolean) => {
    const site = lie.site ?? new URL(origin).hostname
    if (counts) signed += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lie.counter ?? signed)
    const [present, verified, attested] = [1, lie.isUnverified ? 0 : 4, isAdding ? 64 : 0]
    const head = [sha256(Buffer.from(site)), Buffer.from([present | verified | attested]), counter]
    if (!isAdding) return Buffer.concat(head)
    const length = Buffer.from([0, id.length])
    return Buffer.concat([...head, Buffer.alloc(16), length, id, coseKey(publicKey)])
  }

  return {
    id: id.toString('base64url'),
    add(options, lie = {}) {
      return answer(id, {
        clientDataJSON: base64url(clientData('webauthn.create', options, lie)),
        attestationObject: base64url(
          cborMap([
            [cborText('fmt'), cborText('none')],
            [cborText('attStmt'), cborMap([])],
            [cborText('authData'), cborBytes(authenticatorData(lie, true))],
          ]),
        ),
        transports: ['internal'],
      })
    },
    show(options, lie = {}) {
      const said = clientData('webauthn.get', options, lie)
      const data = authenticatorData(lie, false)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(said)]))
        .sign(lie.key ?? privateKey)
      return answer(id, {
        clientDataJSON: base64url(said),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer) => bytes.toString('base64url')

const answer = (id: Buffer, response: object) =>
  JSON.stringify({
    ...{ id: base64url(id), rawId: base64url(id), type: 'public-key', response },
    clientExtensionResults: {},
  })

/** The head of a CBOR value (RFC 8949): its kind, and how large it is. */
function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  return size < 256
    ? Buffer.from([(kind << 5) | 24, size])
    : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}

const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborNumber = (number: number) => (number < 0 ? cborHead(1, -1 - number) : cborHead(0, number))
const cborMap = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])

/** An ES256 key as COSE writes it (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (text: string) => cborBytes(Buffer.from(text, 'base64url'))
  return cborMap([
    [cborNumber(1), cborNumber(2)],
    [cborNumber(3), cborNumber(-7)],
    [cborNumber(-1), cborNumber(1)],
    [cborNumber(-2), coordinate(x)],
    [cborNumber(-3), coordinate(y)],
  ])
}
