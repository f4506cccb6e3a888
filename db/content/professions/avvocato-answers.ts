import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const avvocatoAnswers: PrintedAnswer[] = [
  {
    request:
      "Scrivi la bozza di una lettera di diffida di un avvocato italiano a un'impresa. L'impresa ha rifatto il bagno di un appartamento e dopo due mesi le piastrelle si staccano. Il cliente vuole la riparazione entro quindici giorni. Usa un tono fermo e corretto. Lascia spazi vuoti per nomi, date, indirizzi e importi. Non citare sentenze. Alla fine elenca le norme che devo verificare e le prove utili da raccogliere.",
    answer: `# Bozza di diffida: le piastrelle che si staccano

## Punti Chiave

- I fatti sono quelli della richiesta: due mesi, le piastrelle, quindici giorni.
- Nomi, date e importi sono da riempire.
- Le norme sono un elenco da verificare, non citazioni. Scritto a novembre 2026.

## Contenuto Dettagliato

Spettabile impresa ……
Indirizzo o PEC (l'email che vale come raccomandata): ……

Data: ……

**Oggetto: diffida a riparare i lavori del bagno di via ……**

In nome e per conto di ……, mio cliente, vi scrivo quanto segue.

Con contratto del …… avete rifatto il bagno dell'appartamento di via ……. I lavori sono finiti il …… e il mio cliente ha pagato …… euro.

Dopo due mesi le piastrelle si staccano. Il mio cliente vi ha avvisati il ……, e i lavori non sono stati sistemati.

Vi invito e diffido a riparare a vostre spese entro quindici giorni da quando ricevete questa lettera. Vi chiedo di proporre il giorno dell'intervento entro il ……

Passati i quindici giorni, il mio cliente tutelerà i suoi diritti in ogni sede.

Distinti saluti

Avv. ……

**Norme da verificare**

- Codice civile: difetti dell'opera nell'appalto, denuncia e termini
- Codice del consumo, se il cliente è un consumatore
- Valore della diffida e interruzione dei termini

**Prove da raccogliere**

- Contratto, preventivo, fatture e pagamenti
- Foto con la data, prima e dopo
- Messaggi con l'impresa e data del primo avviso
- Parere scritto di un tecnico

## Suggerimenti

> Controlla per primo il termine della denuncia: se è passato, la lettera cambia.
>
> «Vi ha avvisati il ……»: se il cliente non l'ha fatto, togli la frase.
`,
  },
  {
    request:
      "Spiega a una persona di 70 anni che cosa succede in una mediazione civile in Italia. La lite è con un vicino, sul confine fra due giardini. Descrivi i passi in ordine: chi la chiede, chi partecipa, come si svolge l'incontro, come può finire. Usa frasi brevi e spiega ogni parola difficile. Non indicare costi o termini precisi: scrivi che li dirà l'avvocato. Chiudi con cinque domande che la persona può fare in studio.",
    answer: `# La mediazione, passo per passo

## Punti Chiave

- La mediazione è un incontro per trovare un accordo, prima della causa.
- Il mediatore aiuta a parlare: non dà ragione a nessuno.
- Costi e termini li dice l'avvocato. Scritto a novembre 2026.

## Contenuto Dettagliato

**1. Chi la chiede**
Uno dei due vicini, con il suo avvocato. Si presenta una domanda a un organismo di mediazione. È un ufficio autorizzato, che sceglie il mediatore.

**2. Chi partecipa**
I due vicini, i loro avvocati e il mediatore. Il mediatore è una persona neutrale: non sta con nessuno dei due.

**3. Come si svolge l'incontro**
Ci si siede allo stesso tavolo. Ognuno racconta com'è andata. Poi il mediatore può parlare con ciascuno da solo. Quello che si dice lì resta riservato, cioè non si racconta fuori.

Per un confine può servire un tecnico che misura. Si decide insieme se chiamarlo.

**4. Come può finire**

- **Con un accordo**: si scrive e si firma. Per esempio, si sposta la siepe e si divide la spesa. L'accordo va rispettato.
- **Senza accordo**: si scrive un verbale, cioè un foglio che dice com'è andata. Poi si può andare dal giudice.

**Cinque domande per lo studio**

1. Nel mio caso la mediazione è obbligatoria?
2. Quanto costa, e chi paga?
3. Devo venire io di persona?
4. Quali carte devo portare sul confine?
5. Se non siamo d'accordo, che cosa succede dopo?

## Suggerimenti

> Porta il contratto di acquisto della casa e qualche foto del confine.
>
> Prima dell'incontro scrivi che cosa ti basta per stare in pace.
`,
  },
  {
    request:
      "Fai la parte dell'avvocato che difende il proprietario di un appartamento. L'inquilino ha lasciato la casa e chiede indietro il deposito. Il proprietario dice che i muri sono rovinati e che una porta è rotta. Elenca le sei obiezioni più forti del proprietario, dalla più seria alla più debole. Per ognuna scrivi quale prova servirebbe e come può rispondere l'inquilino. Ragiona sui fatti e non citare sentenze. Segna i punti di diritto da verificare.",
    answer: `# Le sei obiezioni del proprietario

## Punti Chiave

- L'obiezione più seria è la porta rotta: è un danno che si vede.
- La più debole è quella senza foto né spesa.
- L'asterisco segna i punti di diritto da verificare. Scritto a novembre 2026.

## Contenuto Dettagliato

1. **La porta è rotta, e prima era intera.** *Prova*: verbale di consegna e foto di prima e dopo. *L'inquilino*: era già difettosa, e l'avevo scritto in un messaggio.
2. **I danni dei muri vanno oltre l'uso normale.** \\* *Prova*: foto dei buchi e delle macchie, parere di un imbianchino. *L'inquilino*: dopo anni i muri vanno ridipinti comunque.
3. **La spesa è superiore al deposito.** *Prova*: fatture, o almeno due preventivi. *L'inquilino*: la cifra è gonfiata, e comprende lavori nuovi.
4. **Nel contratto l'inquilino doveva ridipingere.** \\* *Prova*: la clausola firmata. *L'inquilino*: la clausola non vale, oppure la casa non era dipinta all'inizio.
5. **Alla riconsegna i danni sono stati detti subito.** *Prova*: verbale di uscita o lettera con la data. *L'inquilino*: le chiavi sono state prese senza dire niente.
6. **Il proprietario può tenere il deposito finché non si è deciso.** \\* *Prova*: lo scambio di lettere. *L'inquilino*: il deposito va reso, e il danno si chiede a parte.

**Punti da verificare**

- Uso normale e danno: chi deve provare che cosa
- Valore della clausola sulla tinteggiatura
- Se il proprietario può trattenere il deposito da sé, e gli interessi

## Suggerimenti

> Comincia dal verbale di consegna: senza quello la prima obiezione scende.
>
> Prova la stessa richiesta al contrario, dalla parte dell'inquilino.
`,
  },
  {
    request: `Scrivi un articolo per il sito di uno studio legale di ${city.name}. Il tema: che cosa sapere quando si riceve un'eredità. Spiega in modo semplice che cosa cambia se si accetta, se si accetta con beneficio d'inventario o se si rinuncia. Usa un tono calmo e pieno di rispetto. Resta sotto le 500 parole. Non fare promesse né confronti con altri studi. Non indicare termini in giorni o mesi: li aggiungo io. Chiudi con i documenti da portare al primo colloquio. A parte, elenca le norme che devo controllare.`,
    answer: `# Articolo: quando si riceve un'eredità

## Punti Chiave

- Le strade sono tre: accettare, accettare con beneficio d'inventario, rinunciare.
- I termini sono da aggiungere, dove ci sono i puntini.
- Le norme da controllare stanno in fondo, fuori dall'articolo. Scritto a novembre 2026.

## Contenuto Dettagliato

**Che cosa sapere quando si riceve un'eredità**

Perdere una persona cara è già un peso. Le carte arrivano proprio allora. Prima di firmare qualcosa conviene fermarsi e capire.

Un'eredità non è fatta solo di beni. Dentro ci possono essere anche debiti: un prestito, una bolletta, una tassa. Per questo la legge lascia scegliere.

**Accettare.** Chi accetta prende i beni e anche i debiti. Se i debiti sono di più, può doverli pagare con i propri soldi. Attenzione: a volte si accetta senza saperlo, per esempio vendendo un bene della persona che non c'è più.

**Accettare con beneficio d'inventario.** L'inventario è l'elenco di tutto quello che c'è. Con questa strada il patrimonio di chi eredita resta separato. I debiti si pagano solo fino al valore di quello che si è ricevuto. Servono una dichiarazione e alcuni passi, entro ……

**Rinunciare.** Chi rinuncia non prende niente e non paga niente. Anche questo si fa con una dichiarazione, entro …… Prima di rinunciare conviene sapere a chi passa la chiamata: a volte ai figli.

Nessuna delle tre strade è giusta per tutti. Dipende da che cosa c'è, e da che cosa non si sa ancora.

**Da portare al primo colloquio**

- Certificato di morte e stato di famiglia
- Testamento, se c'è
- Carte delle case e dei terreni
- Estratti conto, prestiti, bollette non pagate
- Documento e codice fiscale di chi eredita

**Norme da controllare (non per il sito)**

- Codice civile: accettazione, beneficio d'inventario, rinuncia, termini
- Accettazione tacita e chi è nel possesso dei beni
- Dichiarazione di successione

## Suggerimenti

> Rileggi ogni frase con il codice davanti, e metti i termini al posto dei puntini.
>
> Scrivi la data in fondo all'articolo: le regole cambiano.
`,
  },
]
