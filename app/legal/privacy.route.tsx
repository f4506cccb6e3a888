export const meta = () => [{ title: 'Privacy · Fucina' }]

export default function Plain() {
  return <h1>Privacy</h1>
}
