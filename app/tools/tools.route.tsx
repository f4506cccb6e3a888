export const meta = () => [{ title: 'Strumenti AI · Fucina' }]

export default function Plain() {
  return <h1>Strumenti AI</h1>
}
