import { brand } from '@wervio/brand'
import { Button, Notice, Text } from '@wervio/ui'
import { useState } from 'react'
import {
  devicePermission,
  setWantsNotices,
  wantsNotices,
  type DevicePermission,
} from '../../notifications/device/device-notices.ts'
import { SettingCard } from '../setting-card.tsx'

const refusals: Partial<Record<DevicePermission, string>> = {
  absent: 'Deze browser kan geen meldingen buiten de pagina tonen.',
  denied:
    'Je browser houdt meldingen van deze site tegen. Sta ze toe bij de instellingen van de site, links naast het adres, en kom hier terug.',
}

/** Notifications of the browser itself, on this device alone: asked for only when the button is pressed. */
export const DeviceCard = ({ uid }: { uid: string }) => {
  const [permission, setPermission] = useState(devicePermission)
  const [isWanted, setIsWanted] = useState(() => wantsNotices(uid))
  const isOn = isWanted && permission === 'granted'
  const refusal = refusals[permission]

  const set = (wanted: boolean) => {
    setWantsNotices(uid, wanted)
    setIsWanted(wanted)
  }
  const ask = async () => {
    await window.Notification.requestPermission()
    const answer = devicePermission()
    setPermission(answer)
    set(answer === 'granted')
  }

  return (
    <SettingCard id="device-notices" title="Meldingen op dit apparaat">
      <Text tone="muted">
        {isOn
          ? `Je ziet nieuwe meldingen op dit apparaat zolang ${brand().name} in een tabblad open staat, ook als je iets anders doet.`
          : `Zie nieuwe meldingen ook als je iets anders doet. ${brand().name} moet daarvoor in een tabblad open staan.`}
      </Text>
      {refusal ? (
        <Notice tone="amber">{refusal}</Notice>
      ) : (
        <div>
          {isOn ? (
            <Button variant="secondary" onClick={() => set(false)}>
              Zet uit op dit apparaat
            </Button>
          ) : (
            <Button onClick={() => void ask()}>Zet aan op dit apparaat</Button>
          )}
        </div>
      )}
    </SettingCard>
  )
}
