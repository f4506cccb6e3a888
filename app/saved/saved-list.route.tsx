export const meta = () => [{ title: 'Risposte salvate · Fucina' }]

export default function Plain() {
  return <h1>Risposte salvate</h1>
}
