export const meta = () => [{ title: 'Risposta salvata · Fucina' }]

export default function Plain() {
  return <h1>Risposta salvata</h1>
}
