import { here } from '../../city.ts'
import type { DemoExample } from '../../content-types.ts'

export const insegnanteExamples: DemoExample[] = [
  {
    templateId: 'insegnante-verifica',
    asks: [
      ['verific', 'domand', 'alunn'],
      ['prepar', 'verific', 'alunn'],
      ['verific', 'domand', 'student'],
      ['verific', 'scelta', 'multipla'],
      ['verific', 'aperte', 'chiuse'],
      ['verific', 'stori', 'medioev'],
      ['verific', 'soluzion', 'alunn'],
      ['compito', 'class', 'alunn'],
    ],
    answer: `# Verifica di storia: la vita nei Comuni

## Punti Chiave

- Cinque domande a scelta multipla e cinque aperte.
- In tutto sono 15 punti.
- Le soluzioni sono in fondo.
- Controlla domande e soluzioni sul libro della classe.

## Contenuto Dettagliato

Nome …… Data ……

Classe: {{quale classe fa la verifica?}}

Materia: {{quale materia?}}. Argomento: {{qual è l'argomento?}}. Domande: {{quante domande vuoi?}}.

Qui sotto c'è un esempio di storia, in dieci domande.

### Scegli la risposta giusta

1. Quando nacquero i primi Comuni in Italia? (1 punto)
   - a) Nel V secolo
   - b) Verso la fine dell'XI secolo
   - c) Nel XV secolo
2. Chi erano i consoli? (1 punto)
   - a) I cittadini che governavano il Comune nei primi tempi
   - b) I soldati del re
   - c) I monaci della città
3. Che cos'era un'Arte, o corporazione? (1 punto)
   - a) Una scuola di pittura
   - b) Una tassa sul mercato
   - c) Un'associazione di chi faceva lo stesso mestiere
4. A che cosa serviva il carroccio? (1 punto)
   - a) A portare il grano al mulino
   - b) A portare in battaglia le insegne del Comune
   - c) A raccogliere le tasse
5. Qual era la sede del governo cittadino? (1 punto)
   - a) Il palazzo comunale
   - b) Il mulino
   - c) Il monastero

### Rispondi con parole tue

6. Perché le città avevano le mura? (2 punti)
7. Perché il podestà veniva spesso da un'altra città? (2 punti)
8. Come si imparava un mestiere? (2 punti)
9. Perché molti contadini andavano a vivere in città? (2 punti)
10. Chi restava escluso dal governo? Indica due gruppi. (2 punti)

### Soluzioni, da tenere a parte

Scelta multipla: 1 b, 2 a, 3 c, 4 b, 5 a.

Domande aperte:

- **6.** Per difendersi. Alle porte si controllava chi entrava e si pagavano i dazi.
- **7.** Non era legato alle famiglie del posto. Poteva essere più imparziale.
- **8.** In bottega, da ragazzi, come apprendisti di un maestro.
- **9.** Cercavano lavoro e più libertà.
- **10.** Le donne, i servi, i più poveri: bastano due risposte.

## Suggerimenti

> Togli le domande su cose che in classe non avete ancora visto.
>
> Prima di stampare, prova a rispondere tu: capisci quanto tempo serve.
`,
  },
  {
    templateId: 'insegnante-circolare-uscita',
    asks: [
      ['circolar', 'gita', 'scuol'],
      ['circolar', 'gita', 'class'],
      ['circolar', 'gita', 'genitor'],
      ['scriv', 'circolar', 'gita'],
      ['circolar', 'uscita', 'didattic'],
      ['circolar', 'uscita', 'genitor'],
      ['avvis', 'genitor', 'gita'],
      ['tagliand', 'gita', 'genitor'],
    ],
    answer: `# Circolare per la gita della classe

## Punti Chiave

- La circolare è pronta da rileggere e da stampare.
- Controlla il luogo, la data e gli orari.
- Scrivi tu entro quale giorno riportare il tagliando.
- Il tagliando in fondo ha i puntini da riempire.

## Contenuto Dettagliato

**Oggetto: uscita didattica**

Gentili genitori,

stiamo preparando un'uscita con la classe. Ecco le informazioni utili.

- Classe: {{quale classe va in gita?}}
- Dove andiamo: {{dove andate in gita?}}
- Data e orari: {{quando è la gita?}}
- Che cosa portare: {{che cosa devono portare?}}

In classe ci prepareremo insieme. Così gli alunni sapranno che cosa guardare e che cosa chiedere.

Entro il giorno …… vi chiediamo di riportare il tagliando firmato. Se vostro figlio o vostra figlia ha bisogno di attenzioni particolari, parlatene prima con noi.

Grazie della collaborazione.

Un cordiale saluto

Gli insegnanti della classe

### Tagliando da riportare a scuola

Io sottoscritto/a ……, genitore di ……, classe ……

☐ autorizzo

☐ non autorizzo

mio figlio / mia figlia a partecipare all'uscita didattica.

Data …… Firma ……

## Suggerimenti

> Chiedi in segreteria se la scuola ha un modulo suo per le autorizzazioni.
>
> Pubblica la circolare anche sul registro elettronico.
`,
  },
  {
    templateId: 'insegnante-lezione-tempi',
    asks: [
      ['lezion', 'minut', 'class'],
      ['lezion', 'minut', 'student'],
      ['lezion', 'scalett'],
      ['lezion', 'mura', 'venezian'],
      ['prepar', 'lezion', 'class'],
      ['prepar', 'lezion', 'alunn'],
      ['prepar', 'lezion', 'student'],
    ],
    answer: here(
      `# Lezione sulle Mura veneziane di Bergamo

## Punti Chiave

- La lezione dura 50 minuti ed è divisa in cinque momenti.
- Il lavoro a coppie è a metà, quando l'attenzione cala.
- Le tre domande aperte servono per la discussione.
- I fatti da controllare sono in fondo.

## Contenuto Dettagliato

Tema: {{qual è il tema?}}. Classe: {{quale classe segue la lezione?}}. Tempo: {{quanto dura la lezione?}}.

Qui sotto c'è un esempio di 50 minuti sulle Mura.

| Minuti | Che cosa fai tu | Che cosa fanno gli alunni |
| --- | --- | --- |
| 5 | Mostri una foto delle Mura. Chiedi a che cosa servivano. | Rispondono a voce, senza libro. |
| 13 | Racconti chi le costruì e perché. Disegni il percorso alla lavagna. | Prendono appunti e segnano tre parole importanti. |
| 15 | Dai la consegna: «Siete di guardia a una porta della città. Chi fate entrare? Che cosa chiedete?» | A coppie, scrivono un dialogo di sei battute. |
| 12 | Guidi la discussione con le tre domande. | Parlano a turno e spiegano perché. |
| 5 | Riassumi in tre frasi e raccogli i fogli. | Scrivono una cosa imparata e un dubbio. |

### Tre domande aperte

1. Un muro protegge o divide?
2. Che cosa perse chi aveva la casa dove passarono le Mura?
3. A che cosa servono oggi le Mura?

### Fatti da controllare

- I lavori cominciarono nel 1561, sotto la Repubblica di Venezia.
- Le Mura sono lunghe circa sei chilometri.
- Le porte monumentali sono quattro: Sant'Agostino, San Giacomo, Sant'Alessandro e San Lorenzo.
- Per far posto alle Mura fu abbattuta l'antica basilica di Sant'Alessandro.
- Dal 2017 le Mura fanno parte del Patrimonio mondiale dell'UNESCO.

## Suggerimenti

> Se il tempo stringe, accorcia la spiegazione e non il lavoro a coppie.
>
> Controlla date e numeri su un libro di storia locale.
`,
      `# Lezione sulla cupola di Firenze

## Punti Chiave

- La lezione dura 50 minuti ed è divisa in cinque momenti.
- Il lavoro a coppie è a metà, quando l'attenzione cala.
- Le tre domande aperte servono per la discussione.
- I fatti da controllare sono in fondo.

## Contenuto Dettagliato

Tema: {{qual è il tema?}}. Classe: {{quale classe segue la lezione?}}. Tempo: {{quanto dura la lezione?}}.

Qui sotto c'è un esempio di 50 minuti sulla cupola.

| Minuti | Che cosa fai tu | Che cosa fanno gli alunni |
| --- | --- | --- |
| 5 | Mostri una foto della cupola. Chiedi come fa a stare su. | Rispondono a voce, senza libro. |
| 13 | Racconti chi la progettò e come. Disegni le due cupole alla lavagna. | Prendono appunti e segnano tre parole importanti. |
| 15 | Dai la consegna: «Siete sul cantiere, a cento metri da terra. Che cosa vi serve? Che cosa vi fa paura?» | A coppie, scrivono un dialogo di sei battute. |
| 12 | Guidi la discussione con le tre domande. | Parlano a turno e spiegano perché. |
| 5 | Riassumi in tre frasi e raccogli i fogli. | Scrivono una cosa imparata e un dubbio. |

### Tre domande aperte

1. Perché una città vuole una cosa così alta?
2. Che cosa rischiava chi lavorava lassù?
3. A che cosa serve oggi la cupola?

### Fatti da controllare

- I lavori cominciarono nel 1420 e finirono nel 1436.
- Il progetto è di Filippo Brunelleschi.
- Le cupole sono due, una dentro l'altra.
- In cima c'è una palla di rame dorato.
- Dal 1982 il centro di Firenze è nel patrimonio mondiale dell'UNESCO.

## Suggerimenti

> Se il tempo stringe, accorcia la spiegazione e non il lavoro a coppie.
>
> Controlla date e numeri su un libro di storia dell'arte.
`,
    ),
  },
  {
    templateId: 'insegnante-brano-tre-livelli',
    asks: [
      ['brano', 'tre', 'livell'],
      ['brano', 'livell', 'class'],
      ['brano', 'livell', 'alunn'],
      ['brano', 'semplific', 'alunn'],
      ['brano', 'version', 'alunn'],
      ['brano', 'version', 'class'],
      ['testo', 'livell', 'alunn'],
    ],
    answer: `# Come nasce un fiume, in tre livelli

## Punti Chiave

- I concetti sono gli stessi nelle tre versioni.
- Le domande vanno bene per tutta la classe.
- Le cinque parole difficili sono spiegate sotto.

## Contenuto Dettagliato

Classe: {{quale classe frequentano?}}. Il brano deve spiegare: {{che cosa deve spiegare il brano?}}.

Qui sotto c'è un esempio su come nasce un fiume.

### Versione completa

L'acqua di un fiume viene dal cielo. La pioggia e la neve cadono sulle montagne. Una parte dell'acqua entra nel terreno e torna fuori più in basso. Quel punto si chiama sorgente. Da lì parte un ruscello, che scende veloce lungo il pendio. Altri corsi d'acqua si uniscono al primo: sono gli affluenti. Così il fiume diventa più grande. In pianura il terreno è meno ripido e l'acqua scorre più lenta nel suo letto. Molti fiumi arrivano al mare. Il punto di arrivo si chiama foce.

### Versione con frasi corte

L'acqua di un fiume viene dal cielo. Sulle montagne cadono la pioggia e la neve. L'acqua entra nel terreno. Poi esce più in basso, dalla sorgente. Nasce così un ruscello, che scende veloce. Arrivano altri corsi d'acqua: sono gli affluenti. Il fiume diventa grande. In pianura scorre lento nel suo letto. Molti fiumi arrivano al mare. Quel punto è la foce.

### Versione per chi impara l'italiano

Sulla montagna cadono la pioggia e la neve. L'acqua entra nel terreno. Poi esce dalla sorgente. Nasce un ruscello. Arriva altra acqua dagli affluenti. Il fiume diventa grande. In pianura scorre lento nel suo letto. Alla foce entra nel mare.

### Cinque parole difficili

- **Sorgente:** il punto in cui l'acqua esce dal terreno.
- **Ruscello:** un piccolo corso d'acqua.
- **Affluente:** un fiume che entra in un altro fiume.
- **Letto:** il solco in cui scorre il fiume.
- **Foce:** il punto in cui il fiume entra nel mare.

### Tre domande per tutti

1. Da dove viene l'acqua del fiume?
2. Perché il fiume diventa più grande?
3. Dove finiscono molti fiumi?

## Suggerimenti

> Mostra su una carta il Serio: nasce sulle Orobie ed entra nell'Adda.
`,
  },
  {
    templateId: 'insegnante-messaggio-famiglia',
    asks: [
      ['messaggi', 'genitor', 'compit'],
      ['messaggi', 'famigl', 'compit'],
      ['messaggi', 'alunn', 'compit'],
      ['letter', 'genitor', 'compit'],
      ['compit', 'manca', 'genitor'],
      ['alunn', 'distra', 'genitor'],
    ],
    answer: `# Messaggio alla famiglia di un alunno

## Punti Chiave

- La cosa che va bene deve essere vera, e detta per prima.
- Racconta un fatto, senza accuse e senza giudizi.
- Chiede alla famiglia che cosa ne pensa.
- Nomi e giorni sono da mettere al posto dei puntini.

## Contenuto Dettagliato

Gentile famiglia di ……,

vi scrivo per parlare con voi di come va la scuola. Comincio da una cosa che va bene: {{che cosa fa bene l'alunno?}}. Mi fa piacere dirvelo.

C'è poi una cosa che vorrei capire con voi: {{quale problema c'è (senza dati personali)?}}. I motivi possono essere tanti, e voi conoscete …… meglio di me.

Mi aiuterebbe sapere come la vedete voi. Che cosa notate a casa? C'è qualcosa che a scuola possiamo fare in modo diverso?

Vi propongo di incontrarci, con calma. Il giorno …… alle ore …… io sono a scuola. Se per voi non va bene, scrivetemi quando potete. Possiamo anche sentirci al telefono.

Vi ringrazio. Credo che insieme troveremo una soluzione.

Un cordiale saluto

[nome e cognome]

## Suggerimenti

> Metti i nomi solo alla fine, quando copi il messaggio sul registro.
>
> Rileggilo come se lo ricevessi tu. Se una frase ti pesa, toglila.
`,
  },
  {
    templateId: 'insegnante-griglia',
    asks: [
      ['grigli', 'valutazion', 'class'],
      ['grigli', 'valutazion', 'alunn'],
      ['grigli', 'valutazion', 'student'],
      ['grigli', 'valutazion', 'compit'],
      ['grigli', 'valutazion', 'relazion'],
      ['grigli', 'valutar', 'alunn'],
      ['rubric', 'valutazion', 'alunn'],
    ],
    answer: `# Griglia di valutazione

## Punti Chiave

- Un alunno deve capire da sé in quale casella si trova.
- Un criterio che pesa il doppio va detto prima.
- L'ultima riga è per il giudizio dell'alunno sul suo lavoro.
- Mostra la griglia prima del compito, non dopo.

## Contenuto Dettagliato

Lavoro da valutare: {{quale lavoro devi valutare?}}

Classe: {{quale classe fa il lavoro?}}

| Criterio | Da migliorare | Sufficiente | Buono | Ottimo |
| --- | --- | --- | --- | --- |
| Contenuto | Dico poche cose e non le spiego. | Dico le cose principali. | Dico le cose principali e le spiego. | Spiego tutto bene e porto esempi precisi. |
| Ordine | Le parti sono mescolate. | Si capiscono l'inizio e la fine. | Ogni parte è al suo posto. | Ogni parte è al suo posto e si lega alla successiva. |
| Lingua | Gli errori rendono difficile la lettura. | Ci sono errori, ma si capisce tutto. | Faccio pochi errori. | Scrivo in modo corretto e uso parole precise. |
| Idee mie | Non dico che cosa penso. | Dico che cosa penso. | Dico che cosa penso e perché. | Collego le mie idee a quello che abbiamo studiato. |
| **Come valuto il mio lavoro** | …… | …… | …… | …… |

Nell'ultima riga scrivi una frase sotto il livello che, secondo te, hai raggiunto.

## Suggerimenti

> Leggi la griglia in classe e chiedi un esempio per ogni livello.
>
> Decidi tu se un criterio pesa più degli altri, e dillo prima.
`,
  },
  {
    templateId: 'insegnante-dialogo-lingua',
    asks: [
      ['dialog', 'ingles', 'class'],
      ['dialog', 'ingles', 'alunn'],
      ['dialog', 'ingles', 'student'],
      ['dialog', 'frances', 'class'],
      ['dialog', 'tedesc', 'class'],
      ['dialog', 'spagnol', 'class'],
      ['dialog', 'turist', 'ragazz'],
      ['dialog', 'turist', 'funicolar'],
    ],
    answer: here(
      `# Dialogo in inglese: la funicolare di Bergamo

## Punti Chiave

- Ogni battuta ha una o due frasi.
- Le frasi sono brevi e le parole sono comuni.
- Le parole utili sono dieci, con la traduzione.
- Le domande sono cinque, in inglese.

## Contenuto Dettagliato

Lingua: {{in quale lingua?}}. Livello: {{che livello ha la classe?}}. Il turista chiede: {{che cosa chiede il turista?}}.

Qui sotto c'è un esempio in inglese, sulla funicolare.

### At the funicular

**Tourist:** Excuse me, how can I get to Città Alta?

**Boy:** You can take the funicular. It is near here.

**Tourist:** Great! Where is the station?

**Boy:** It is in Viale Vittorio Emanuele. Walk up this street.

**Tourist:** Do I need a ticket?

**Boy:** Yes, you do. You can buy it at the station.

**Tourist:** Is it a long ride?

**Boy:** No, it only takes a few minutes. Look out of the window: the view is beautiful.

**Tourist:** Where do I get off?

**Boy:** In Piazza Mercato delle Scarpe. Then you can walk to Piazza Vecchia.

**Tourist:** Thank you very much. You are very kind.

**Boy:** You're welcome. Enjoy your visit!

### Dieci parole utili

| Inglese | Italiano |
| --- | --- |
| funicular | funicolare |
| station | stazione |
| street | via, strada |
| ticket | biglietto |
| ride | corsa, tragitto |
| view | panorama |
| to need | avere bisogno di |
| to buy | comprare |
| to get off | scendere |
| to enjoy | godersi |

### Cinque domande

1. Where does the tourist want to go?
2. Where is the station?
3. Where can the tourist buy a ticket?
4. Is it a long ride?
5. Where does the tourist get off?

## Suggerimenti

> Fai leggere il dialogo a coppie, poi scambia le parti.
>
> Chiedi di rifarlo a memoria, cambiando il posto da raggiungere.
`,
      `# Dialogo in inglese: l'autobus per il centro

## Punti Chiave

- Ogni battuta ha una o due frasi.
- Le frasi sono brevi e le parole sono comuni.
- Le parole utili sono dieci, con la traduzione.
- Le domande sono cinque, in inglese.

## Contenuto Dettagliato

Lingua: {{in quale lingua?}}. Livello: {{che livello ha la classe?}}. Il turista chiede: {{che cosa chiede il turista?}}.

Qui sotto c'è un esempio in inglese, sull'autobus.

### At the bus stop

**Tourist:** Excuse me, how can I get to the old town?

**Boy:** You can take the bus. It stops near here.

**Tourist:** Great! Where is the bus stop?

**Boy:** It is in front of the station. Walk up this street.

**Tourist:** Do I need a ticket?

**Boy:** Yes, you do. You can buy it at the newsagent's.

**Tourist:** Is it a long ride?

**Boy:** No, it only takes a few minutes. Look out of the window: the view is beautiful.

**Tourist:** Where do I get off?

**Boy:** In the main square. Then you can walk to the museum.

**Tourist:** Thank you very much. You are very kind.

**Boy:** You're welcome. Enjoy your visit!

### Dieci parole utili

| Inglese | Italiano |
| --- | --- |
| bus stop | fermata dell'autobus |
| station | stazione |
| street | via, strada |
| ticket | biglietto |
| ride | corsa, tragitto |
| view | panorama |
| to need | avere bisogno di |
| to buy | comprare |
| to get off | scendere |
| to enjoy | godersi |

### Cinque domande

1. Where does the tourist want to go?
2. Where is the bus stop?
3. Where can the tourist buy a ticket?
4. Is it a long ride?
5. Where does the tourist get off?

## Suggerimenti

> Fai leggere il dialogo a coppie, poi scambia le parti.
>
> Chiedi di rifarlo a memoria, cambiando il posto da raggiungere.
`,
    ),
  },
  {
    templateId: 'insegnante-primo-giorno',
    asks: [
      ['accoglienz', 'attivit', 'class'],
      ['accoglienz', 'attivit', 'scuol'],
      ['accoglienz', 'attivit', 'alunn'],
      ['accoglienz', 'primo', 'scuol'],
      ['conoscers', 'attivit', 'class'],
      ['conoscers', 'gioc', 'class'],
      ['rompighiacci', 'class'],
      ['rompighiacci', 'alunn'],
    ],
    answer: `# Tre attività per il primo giorno

## Punti Chiave

- Bastano fogli e penne, e ogni attività si può accorciare.
- Nessuno è obbligato a parlare davanti a tutti.
- In ogni attività si può disegnare al posto di scrivere.

## Contenuto Dettagliato

**La classe:** {{che classe è?}}

**I minuti per ognuna:** {{quanti minuti hai per ognuna?}}

**Da tenere presente:** {{quale difficoltà c'è, senza nomi?}}

### 1. Tre cose in comune

1. Ci si mette in coppia con il vicino.
2. La coppia cerca tre cose in comune e le scrive o le disegna.
3. Chi vuole ne racconta una. Quando il tempo finisce, ci si ferma.

**Presentala così:** «Parlate con chi avete vicino. Trovate tre cose che avete in comune: un gusto, un gioco, un posto.»

**Chi è timido** fa raccontare il compagno.

### 2. La classe su un foglio

1. Ognuno scrive o disegna, senza nome, una cosa che sa fare e una da imparare.
2. Raccogli i fogli e li mescoli.
3. Li mostri, e segni alla lavagna quello che torna.

**Presentala così:** «Non mettete il nome. Leggo io, e non indoviniamo di chi sono.»

**Chi è timido** ha già fatto tutto: il suo foglio conta come gli altri.

### 3. La visita

1. A gruppi di tre si sceglie un posto della scuola.
2. Il gruppo prepara una domanda su quel posto.
3. Si va insieme, e la risposta si trova lì.

**Presentala così:** «Oggi è tutto nuovo, e le domande servono.»

**Chi è timido** tiene il foglio e fa da guida.

## Suggerimenti

> Comincia tu. Anche il tuo foglio va nella seconda attività.
>
> Se il tempo è poco, fai solo la prima, e fatta bene.
`,
  },
]
