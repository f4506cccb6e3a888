import { city, here } from '../../city.ts'
import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

/** The same words for the funicular and for the bus. */
const words = `| to need | avere bisogno di |
| to buy | comprare |
| to get off | scendere |
| to enjoy | godersi |
| near | vicino |
| ticket | biglietto |`

export const insegnanteFinished: FinishedAnswers = {
  'insegnante-verifica': `# Verifica di storia: la vita nei Comuni

## Punti Chiave

- Quindici punti in tutto, uno per ogni scelta e due per ogni domanda aperta.
- La numero 7 sul podestà è la più difficile. Se in classe non l'avete visto, cambiala.
- In cinquanta minuti ci stanno tutte, se le risposte aperte sono di tre righe.
- La somma dei punti è 5 più 10, quindi il voto si calcola su quindici.

## Contenuto Dettagliato

Nome …… Classe: seconda media. Data ……

**Scegli la risposta (1 punto ciascuna)**

1. I Comuni nascono in Italia: a) nel V secolo; b) verso la fine dell'XI secolo; c) nel XV secolo.
2. I consoli erano: a) cittadini che governavano il Comune; b) soldati del re; c) monaci.
3. Un'Arte, o corporazione, era: a) una scuola di pittura; b) una tassa; c) un'associazione di chi faceva lo stesso mestiere.
4. Sul carroccio, in battaglia, c'erano: a) il grano; b) le insegne del Comune; c) le tasse raccolte.
5. Il governo si riuniva: a) nel palazzo comunale; b) al mulino; c) nel monastero.

**Rispondi in tre righe (2 punti ciascuna)**

6. A che cosa servivano le mura?
7. Perché il podestà veniva spesso da un'altra città?
8. Come imparava un mestiere un ragazzo?
9. Perché molti contadini andavano a vivere in città?
10. Chi restava fuori dal governo? Indica due gruppi.

### Soluzioni, a parte

1b, 2a, 3c, 4b, 5a. **6** difesa, controllo di chi entrava, dazi. **7** non era legato alle famiglie del posto. **8** in bottega, da apprendista. **9** lavoro e più libertà. **10** donne, servi, i più poveri: due bastano.

## Suggerimenti

> Confronta le soluzioni con il libro della classe prima di stampare.
`,
  'insegnante-circolare-uscita': `# In gita a Crespi d'Adda

## Punti Chiave

- Il rientro alle 16 va scritto in grande, per chi lavora e deve organizzare il ritiro.
- Costo e mezzo di trasporto non erano nella richiesta. Senza, i genitori telefonano.
- Manca il giorno entro cui riportare il tagliando.
- Chi non partecipa ha diritto di sapere che cosa fa quel giorno, e qui non è scritto.

## Contenuto Dettagliato

**Oggetto: uscita didattica al villaggio operaio di Crespi d'Adda**

Gentili genitori,

il **14 maggio, dalle 8:15 alle 16**, la nostra quarta va al villaggio operaio di Crespi d'Adda, un paese costruito intorno a una fabbrica.

Ogni alunno porta con sé:

- il pranzo al sacco e l'acqua;
- scarpe comode.

Costo: …… Mezzo di trasporto: ……

Se vostro figlio o vostra figlia ha bisogno di un'attenzione particolare, parlatene con noi prima.

Vi chiediamo di riportare il tagliando entro il …… .

Un cordiale saluto

Gli insegnanti della classe

---

Io sottoscritto/a …… genitore di ……${br}
☐ autorizzo ☐ non autorizzo${br}
la partecipazione all'uscita del 14 maggio a Crespi d'Adda.${br}
Data …… Firma ……

## Suggerimenti

> La segreteria può avere un suo modulo per le autorizzazioni. Chiedi prima di distribuirla.
`,
  'insegnante-lezione-tempi': here(
    `# Cinquanta minuti sulle Mura

## Punti Chiave

- Il lavoro a coppie sta al centro, quando una seconda superiore comincia a guardare fuori.
- La domanda «un muro protegge o divide?» non ha una risposta sola, e si può lasciare aperta.
- La basilica abbattuta per fare posto alle Mura colpisce più dei chilometri.

## Contenuto Dettagliato

| Minuti | Io | Gli alunni |
| --- | --- | --- |
| 0-5 | mostro una foto delle Mura e taccio | dicono a che cosa servivano, senza libro |
| 5-18 | racconto chi le volle e che cosa fu abbattuto | disegnano il percorso e segnano tre parole |
| 18-33 | do la consegna: «Siete di guardia a una porta. Chi fate entrare, e che cosa chiedete?» | a coppie scrivono sei battute |
| 33-45 | guido la discussione | due coppie leggono, poi si risponde alle domande |
| 45-50 | riassumo in tre frasi | scrivono una cosa imparata e un dubbio |

### Tre domande aperte

1. Un muro protegge o divide?
2. Che cosa perse chi aveva la casa lungo il percorso?
3. Oggi a che cosa servono?

### Fatti da controllare

- I lavori cominciano nel 1561, sotto Venezia.
- Il giro è di circa sei chilometri, con quattro porte.
- Fu abbattuta l'antica basilica di Sant'Alessandro.
- Dal 2017 sono nel patrimonio mondiale dell'UNESCO.

## Suggerimenti

> Se il tempo manca accorcia il racconto, mai le coppie.
>
> I fatti controllali su un libro di storia locale, in biblioteca.
`,
    `# Cinquanta minuti sulla cupola

## Punti Chiave

- Il lavoro a coppie sta al centro, quando una seconda superiore comincia a guardare fuori.
- «Come fa a stare su?» è una domanda che capiscono tutti, anche chi non ama la storia.
- Le cupole sono due, una dentro l'altra. Pochi lo sanno.

## Contenuto Dettagliato

| Minuti | Io | Gli alunni |
| --- | --- | --- |
| 0-5 | mostro una foto della cupola e taccio | provano a dire come sta su |
| 5-18 | racconto chi la progettò e disegno le due cupole | disegnano e segnano tre parole |
| 18-33 | do la consegna: «Siete sul cantiere, lassù. Che cosa vi serve? Che cosa vi fa paura?» | a coppie scrivono sei battute |
| 33-45 | guido la discussione | due coppie leggono, poi si risponde alle domande |
| 45-50 | riassumo in tre frasi | scrivono una cosa imparata e un dubbio |

### Tre domande aperte

1. Perché una città vuole una cosa così alta?
2. Che cosa rischiava chi lavorava lassù?
3. Oggi a che cosa serve?

### Fatti da controllare

- Il progetto è di Filippo Brunelleschi.
- I lavori vanno dal 1420 al 1436.
- In cima c'è una palla di rame dorato.
- Dal 1982 il centro di Firenze è nel patrimonio mondiale dell'UNESCO.

## Suggerimenti

> Se il tempo manca accorcia il racconto, mai le coppie.
>
> I fatti controllali su un libro di storia dell'arte.
`,
  ),
  'insegnante-brano-tre-livelli': `# Come nasce un fiume

## Punti Chiave

- Le cinque parole difficili sono le stesse nelle tre versioni, così la classe ne parla insieme.
- La terza versione dice tutto in frasi di poche parole, con i verbi al presente.
- Alle tre domande si risponde con una qualunque delle tre versioni.

## Contenuto Dettagliato

### Completa

Un fiume comincia dal cielo. Sulle montagne cadono la pioggia e la neve. Una parte dell'acqua scorre via, un'altra entra nel terreno e cammina sotto terra, piano. Quando trova una strada esce, e quel punto si chiama sorgente. Da lì parte un ruscello, stretto e veloce, perché il pendio è ripido. Lungo la discesa altri corsi d'acqua si uniscono al primo. Sono gli affluenti, e il fiume si allarga. In pianura la corrente rallenta e l'acqua riempie il suo letto. Molti fiumi arrivano al mare. Quel punto si chiama foce.

### Frasi corte

Un fiume comincia dal cielo. Sulle montagne cadono la pioggia e la neve. L'acqua entra nel terreno. Poi esce dalla sorgente. Da lì parte un ruscello, stretto e veloce. Arrivano altri corsi d'acqua, gli affluenti. Il fiume si allarga. In pianura l'acqua rallenta e riempie il suo letto. Molti fiumi arrivano al mare. Il punto dove entrano si chiama foce.

### Per chi impara l'italiano

Sulla montagna cadono la pioggia e la neve. L'acqua entra nel terreno. L'acqua esce dalla sorgente. Nasce un ruscello. Arrivano gli affluenti. Il fiume è grande. In pianura è lento, nel suo letto. Alla foce entra nel mare.

### Le parole

**Sorgente**, dove l'acqua esce dal terreno. **Ruscello**, un corso d'acqua piccolo. **Affluente**, un fiume che entra in un altro. **Letto**, il solco dove scorre. **Foce**, dove finisce nel mare.

### Le domande

1. Da dove viene l'acqua?
2. Perché il fiume si allarga?
3. Come si chiama il punto in cui arriva al mare?

## Suggerimenti

> Porta una brocca e un vassoio di sabbia inclinato. Il fiume nasce in cinque minuti.
`,
  'insegnante-messaggio-famiglia': `# Due settimane senza compiti

## Punti Chiave

- La partecipazione in classe è una cosa vera, e nominarla fa aprire l'email con un altro umore.
- I compiti mancano da due settimane, cioè da poco. Può essere successo qualcosa a casa.
- Due orari tra cui scegliere fanno rispondere di più di «quando potete».

## Contenuto Dettagliato

Gentile famiglia di ……,

scrivo prima di tutto per dirvi una cosa che mi fa piacere. In classe …… partecipa volentieri, e spesso fa andare avanti la discussione.

Da due settimane, però, i compiti non arrivano. Non so perché, e vorrei capirlo con voi.

A casa come lo vedete? C'è qualcosa che lo stanca, o che a scuola potremmo fare in un altro modo?

Vi propongo di vederci il …… alle ……, oppure il …… alle …… . Se preferite il telefono, scrivetemi un orario.

Un cordiale saluto

[nome e cognome]

## Suggerimenti

> «Lo stanca» vale per un ragazzo. Se è una ragazza, cambia.
>
> Mandalo a metà settimana. Il venerdì sera un messaggio della scuola pesa fino a lunedì.
`,
  'insegnante-griglia': `# Griglia per la relazione sul museo di scienze

## Punti Chiave

- In una relazione di visita conta quello che si è visto, quindi il primo criterio è l'osservazione.
- «Spiego perché» distingue il livello buono dall'ottimo, in tutti i criteri.
- L'ultima riga la riempie l'alunno prima di consegnare.

## Contenuto Dettagliato

| Criterio | Comincio | Ci sono quasi | Bene | Molto bene |
| --- | --- | --- | --- | --- |
| Che cosa ho visto | Nomino una sola cosa. | Nomino più cose. | Le descrivo, con i particolari. | Le descrivo e dico che cosa mostrano. |
| Come funziona | Non lo spiego. | Spiego una parte. | Spiego un esperimento dall'inizio alla fine. | Spiego anche perché succede. |
| Ordine | Le parti sono mescolate. | C'è un inizio e una fine. | Ogni parte è al suo posto. | Una parte porta all'altra. |
| Lingua | Si fa fatica a leggere. | Ci sono errori, ma si capisce. | Pochi errori. | Parole giuste della scienza. |
| **Come valuto il mio lavoro** | ☐ | ☐ | ☐ | ☐ |

Sotto la tabella l'alunno finisce la frase: «Rifarei meglio ……».

## Suggerimenti

> Consegnala il giorno della visita, così sanno che cosa guardare.
>
> Se un criterio vale il doppio, scrivilo sulla griglia prima del compito. Quando riporti la relazione corretta, ognuno confronta la sua casella con la tua. Parlate di quelle che non coincidono.
`,
  'insegnante-dialogo-lingua': here(
    `# Going up to Città Alta

## Punti Chiave

- Le domande del turista usano «how», «where» e «do I need», che a un livello A2 si ripassano volentieri.
- Le due stazioni della funicolare sono quelle vere: viale Vittorio Emanuele e piazza Mercato delle Scarpe.
- «Funicular» somiglia all'italiano quando si legge, ma si dice «fiunìchiular». Fallo ripetere.

## Contenuto Dettagliato

**Tourist:** Excuse me, how can I get to Città Alta?${br}
**Boy:** You can take the funicular. It's near here.

**Tourist:** Where is the station?${br}
**Boy:** In Viale Vittorio Emanuele. Walk up this street.

**Tourist:** Do I need a ticket?${br}
**Boy:** Yes. You can buy it at the station.

**Tourist:** Is it a long ride?${br}
**Boy:** No, a few minutes. Look out of the window!

**Tourist:** Where do I get off?${br}
**Boy:** In Piazza Mercato delle Scarpe. It's the last stop.

**Tourist:** Thank you. You are very kind.${br}
**Boy:** You're welcome. Enjoy your visit!

### Dieci parole

| Inglese | Italiano |
| --- | --- |
| funicular | funicolare |
| station | stazione |
| ride | tragitto |
| last stop | ultima fermata |
${words}

### Cinque domande

1. Where does the tourist want to go?
2. Where is the station?
3. Where can you buy a ticket?
4. Is it a long ride?
5. Where is the last stop?

## Suggerimenti

> Alla seconda lettura togli il foglio al ragazzo, che deve rispondere a memoria.
`,
    `# Going to the centre by bus

## Punti Chiave

- Le domande del turista usano «how», «where» e «do I need», che a un livello A2 si ripassano volentieri.
- Il dialogo vale per ogni città, con altri nomi.
- «Get off» è la parola che serve sull'autobus, e a scuola si dimentica.

## Contenuto Dettagliato

**Tourist:** Excuse me, how can I get to the centre?${br}
**Boy:** You can take the bus. It stops near here.

**Tourist:** Where is the bus stop?${br}
**Boy:** In front of the station. Walk down this street.

**Tourist:** Do I need a ticket?${br}
**Boy:** Yes. You can buy it at the newsagent's.

**Tourist:** Is it a long ride?${br}
**Boy:** No, a few minutes.

**Tourist:** Where do I get off?${br}
**Boy:** In the main square. It's the third stop.

**Tourist:** Thank you. You are very kind.${br}
**Boy:** You're welcome. Enjoy your visit to ${city.name}!

### Dieci parole

| Inglese | Italiano |
| --- | --- |
| bus stop | fermata |
| newsagent's | edicola |
| ride | tragitto |
| main square | piazza principale |
${words}

### Cinque domande

1. Where does the tourist want to go?
2. Where is the bus stop?
3. Where can you buy a ticket?
4. Is it a long ride?
5. Where does the tourist get off?

## Suggerimenti

> Alla seconda lettura togli il foglio al ragazzo, che deve rispondere a memoria.
`,
  ),
  'insegnante-primo-giorno': `# Il primo giorno in prima media

## Punti Chiave

- Chi parla ancora poco l'italiano entra con un disegno e con un nome detto bene. La prima attività comincia da lì.
- Nessuno parla davanti a tutti prima di avere parlato con uno.
- Tre quarti d'ora in tutto, con carta e penna.
- I due ragazzi che parlano poco l'italiano non vanno in coppia tra loro.

## Contenuto Dettagliato

### Il mio nome (15 minuti)

1. Ognuno scrive il suo nome grande, e accanto disegna una cosa che gli piace.
2. A coppie si insegna all'altro come si dice il proprio nome.
3. Ogni coppia presenta il compagno: il nome, e il disegno.

*La presenti così:* «Oggi impariamo a dire bene ventidue nomi. Comincio io con il mio.»

Chi è timido fa vedere il foglio, e il nome lo dice il compagno.

### Trova chi (15 minuti)

1. Su un foglio ci sono sei riquadri con un disegno: un pallone, un cane, un libro, una bicicletta, una nonna, il mare.
2. Ci si alza e si cerca qualcuno per ogni riquadro. Si firma.
3. Alla fine si leggono le firme.

*La presenti così:* «Non vince chi finisce prima. Vince chi ha sei nomi diversi.»

Con i disegni si capiscono tutti. Chi non vuole girare sta fermo, e firma per gli altri.

### La lettera a me (15 minuti)

1. Ognuno scrive tre righe, in qualunque lingua, o disegna: che cosa spero da quest'anno.
2. Si piega e si chiude con il nastro.
3. Le tieni tu, fino a giugno.

*La presenti così:* «Questa non la legge nessuno, nemmeno io.»

## Suggerimenti

> I ventidue nomi sono un numero mio. Impara i vostri prima, se puoi, e chiedi ai due ragazzi come si pronunciano.
`,
}
