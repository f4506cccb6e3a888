import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const githubCopilotBasicsAnswers: PrintedAnswer[] = [
  {
    request:
      "Spiega a una persona che non ha mai programmato che cosa sono HTML, CSS e JavaScript. Usa l'esempio di una casa. Poi mostra una pagina HTML di sei righe che dice buongiorno e spiega ogni riga.",
    answer: `# HTML, CSS e JavaScript: una casa

## Punti Chiave

- HTML sono i muri, CSS i colori, JavaScript la corrente.
- Una pagina può avere solo i muri: funziona già.
- Le parole tra i segni < e > dicono al browser che cosa fare.

## Contenuto Dettagliato

**La casa**

- **HTML** sono i muri e le stanze: dice che cosa c'è nella pagina.
- **CSS** sono i colori e le tende: dice come si vede.
- **JavaScript** è la corrente: premi un pulsante e succede qualcosa.

**La pagina che dice buongiorno**

~~~html
<!doctype html>
<html lang="it">
<title>Buongiorno</title>
<h1>Buongiorno!</h1>
<p>Questa è la mia prima pagina.</p>
</html>
~~~

1. La prima riga dice al browser: «Sono una pagina di oggi».
2. La seconda apre la pagina e dice che è in italiano.
3. La terza è il nome che si legge sulla scheda in alto.
4. La quarta è il titolo grande.
5. La quinta è una riga di testo.
6. La sesta chiude la pagina.

## Suggerimenti

> Cambia la parola «Buongiorno» nella quarta riga, salva e riapri la pagina.
>
> Ripeti la spiegazione a voce, con parole tue: se ci riesci, hai capito.
`,
  },
  {
    request:
      'Sto installando Visual Studio Code e voglio usare GitHub Copilot. Fai una lista dei cinque intoppi più comuni per un principiante. Per ognuno scrivi come me ne accorgo e che cosa posso fare. Usa parole semplici.',
    answer: `# Cinque intoppi, e come si esce

## Punti Chiave

- Quasi tutti gli intoppi si risolvono chiudendo e riaprendo.
- Non pagare niente per un intoppo.
- Se un passo non riesce due volte, chiedi a una persona.

## Contenuto Dettagliato

1. **Il programma viene da un sito sbagliato.** Te ne accorgi dalla pubblicità e dai molti pulsanti «Scarica». Esci, e scrivi tu code.visualstudio.com nella barra dell'indirizzo.
2. **Il computer chiede un permesso.** Compare una finestra, a volte con una password. Leggi il nome: se è Visual Studio Code, puoi dire di sì.
3. **Copilot non risponde.** La casella resta vuota. Guarda se sei dentro con il tuo account GitHub, poi chiudi il programma e riaprilo.
4. **È finita la parte gratuita.** Un avviso parla di un limite. Aspetta il mese dopo, oppure scrivi le righe a mano.
5. **La pagina non cambia.** Apri il file e vedi la vecchia. Salva prima il file, poi ricarica la pagina nel browser.

## Suggerimenti

> Tieni la lista accanto mentre installi, e segna dove ti fermi.
>
> Copia le parole esatte dell'avviso: con quelle chi ti aiuta capisce subito.
`,
  },
  {
    request: `Scrivi una pagina HTML in un solo file, senza collegamenti a internet. La pagina è in italiano e calcola le dosi della pasta al burro e salvia, per una cena a ${city.name}. Le dosi per quattro persone sono: 400 grammi di farina, 4 uova, 80 grammi di burro, 8 foglie di salvia. Metti una casella con scritto quante persone e un pulsante. Se il numero è vuoto o minore di uno, mostra un avviso gentile. Usa scritte grandi. Poi spiega il codice in cinque righe.`,
    answer: `# La pagina delle dosi

## Punti Chiave

- È un file solo e funziona senza internet.
- Le dosi per una persona sono quelle di quattro, divise per quattro.
- Se il numero manca, la pagina lo dice con gentilezza.

## Contenuto Dettagliato

~~~html
<!doctype html>
<html lang="it">
<meta charset="utf-8">
<title>Pasta al burro e salvia</title>
<style>
  body { font: 24px sans-serif; margin: 2em; }
  input, button { font: inherit; padding: 10px; }
</style>
<h1>Pasta al burro e salvia</h1>
<label for="persone">Quante persone?</label>
<input id="persone" type="number" min="1">
<button id="calcola">Calcola</button>
<p id="dosi" role="status"></p>
<script>
  const perUno = { 'g di farina': 100, uova: 1, 'g di burro': 20, 'foglie di salvia': 2 }
  document.getElementById('calcola').onclick = () => {
    const persone = Math.floor(Number(document.getElementById('persone').value))
    const righe = Object.entries(perUno).map(([nome, dose]) => dose * persone + ' ' + nome)
    document.getElementById('dosi').textContent =
      persone >= 1 ? righe.join(', ') + '.' : 'Scrivi un numero da 1 in su, per favore.'
  }
</script>
</html>
~~~

1. In alto ci sono il nome della pagina e le scritte grandi.
2. Poi vengono la casella per il numero e il pulsante.
3. La riga «perUno» tiene le dosi per una persona.
4. Quando premi, ogni dose si moltiplica per le persone.
5. Se il numero manca o è minore di uno, compare l'avviso.

## Suggerimenti

> Copia solo il codice nel file «ricetta.html», salva e aprilo con due clic.
>
> Prova con 4: deve dire 400, 4, 80 e 8. Poi prova con la casella vuota.
`,
  },
  {
    request:
      "Questo codice calcola la farina: let farina = 400 / 4 + persone. Dovrebbe dare 400 grammi per quattro persone e 800 per otto. Trova l'errore, spiegalo con parole semplici e scrivi la riga giusta. Poi proponi quattro prove per controllare il risultato.",
    answer: `# L'errore è un segno

## Punti Chiave

- C'è un «più» dove serve un «per».
- 400 diviso 4 fa 100: è la farina per una persona.
- Una prova sola non basta: ne servono quattro.

## Contenuto Dettagliato

**L'errore**

Il codice prende 100 grammi e **aggiunge** il numero delle persone. Per quattro persone dà 100 più 4, cioè 104. Deve invece **moltiplicare**: 100 per 4 fa 400. In un programma il «per» si scrive con l'asterisco.

**La riga giusta**

~~~js
let farina = 400 / 4 * persone
~~~

**Quattro prove**

| Persone | Deve dare |
|---|---|
| 4 | 400 grammi |
| 8 | 800 grammi |
| 1 | 100 grammi |
| 0 | 0 grammi, e la pagina mostra l'avviso |

## Suggerimenti

> Fai le prove a mano, con la calcolatrice, prima di guardare la pagina.
>
> Guarda se lo stesso errore c'è anche per il burro e per la salvia.
`,
  },
]
