import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { Tag } from '../../ui/tag.tsx'
import type { Device } from './settings.ts'
import { type SentForm, SettingsForm, SettingsSection } from './settings-section.tsx'

/** Where the account is open, and how to close it there. */
export function DevicesSection({ devices, answer, outcome }: SentForm & { devices: Device[] }) {
  const others = devices.filter(({ isHere }) => !isHere)
  return (
    <SettingsSection
      id="dispositivi"
      title="I tuoi dispositivi"
      about={
        <p>
          Qui il tuo account è aperto. Se non riconosci un dispositivo, scollegalo e cambia la
          password.
        </p>
      }
    >
      <SettingsForm
        form="devices"
        intent="end-session"
        failedTitle="Dispositivo ancora collegato"
        answer={answer}
        outcome={outcome}
      >
        {({ isBusy }) => (
          <ul className="list-none border-t-[1.5px] border-rule p-0">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} isBusy={isBusy} />
            ))}
          </ul>
        )}
      </SettingsForm>
      {others.length === 0 ? (
        <p>Il tuo account è aperto solo qui.</p>
      ) : (
        <SettingsForm form="devices" intent="end-other-sessions">
          {({ isBusy }) => (
            <p>
              <Button busy={isBusy}>Scollega tutti gli altri</Button>
            </p>
          )}
        </SettingsForm>
      )}
    </SettingsSection>
  )
}

function DeviceRow({ device, isBusy }: { device: Device; isBusy: boolean }) {
  const signedIn = formatDay(device.signedInAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b-[1.5px] border-rule py-4">
      <div className="grid gap-1">
        <b>{device.name}</b>
        <span className="soft small">
          Accesso: {signedIn}. {device.isHere ? null : `Ultimo uso: ${formatDay(device.usedAt)}.`}
        </span>
      </div>
      {device.isHere ? (
        <Tag tone="green">Questo dispositivo</Tag>
      ) : (
        <Button size="small" name="id" value={device.id} busy={isBusy}>
          Scollega
          <span className="vh">
            {' '}
            {device.name}, accesso del {signedIn}
          </span>
        </Button>
      )}
    </li>
  )
}
