import type { LessonContent } from './lesson-content.ts'

export const passwordEImpronta: LessonContent = {
  id: 'password-e-impronta',
  title: 'Password, impronta, codice',
  goal: 'Hai chiavi robuste, e non devi ricordarle tutte.',
  minutes: 10,
  drawing: '/drawings/lezione-chiavi.svg',
  intro:
    'Ogni sito vuole sapere se sei tu. Ti chiede una password, il dito, il viso, oppure un codice. Sono chiavi diverse per la stessa porta.',
  how: [
    {
      input: 'any',
      steps: [
        {
          text: 'Una buona password è lunga. Prendi quattro parole che non hanno niente in comune. Si ricordano bene, e nessuno le indovina. Questa non usarla: la leggono tutti.',
          figure: {
            alt: 'Uno spazio con scritto: lampada-gennaio-riso-tram',
            field: 'lampada-gennaio-riso-tram',
          },
        },
        {
          text: "Ogni sito vuole la sua. Così, se rubano quella di un negozio, l'email e la banca restano chiuse.",
        },
        {
          text: 'Il gestore di password le ricorda per te. È come un quaderno chiuso a chiave, dentro il telefono o il browser. Di solito ti chiede lui se salvare. Sul computer di un altro rispondi di no.',
          figure: {
            alt: 'La domanda Salvare la password? con il pulsante Salva',
            text: 'Salvare la password?',
            button: 'Salva',
          },
        },
        {
          text: 'Ti piace di più la carta? Un quaderno in casa va bene. Non tenerlo nella borsa o nel portafoglio.',
        },
        {
          text: "«Passkey» vuol dire chiave d'accesso. Al posto della password usi il dito, il viso o il codice del telefono. Un sito falso non te la può rubare.",
          figure: { alt: "Il disegno di un'impronta, su un tasto", sign: 'fingerprint' },
        },
        {
          text: "Molti siti chiedono una seconda chiave: dopo la password, un codice o un sì sul telefono. Può chiamarsi «due passaggi». Accendila per l'email e per la banca. Chi entra nella tua email può cambiare tutte le altre password.",
        },
      ],
    },
  ],
  parts: [
    {
      id: 'la-robusta',
      task: 'Quale password è la più difficile da indovinare?',
      right:
        'È lunga, e le parole non hanno niente in comune. Per le tue scegline altre, che nessuno possa legare a te.',
      hint: 'Per un computer conta soprattutto quanto è lunga.',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Nonna1952!',
            why: 'Ha la maiuscola, i numeri e un segno. Però una parola con un anno è la prima cosa che si prova.',
          },
          {
            text: 'x7#Kq',
            why: 'Sembra difficile, ma è corta. Un computer la trova in un momento, provando tutto.',
          },
          { text: 'tram-basilico-ottobre-lana', isRight: true, why: '' },
          {
            text: 'P4ssw0rd',
            why: 'Il 4 al posto della A lo conoscono tutti, ladri compresi.',
          },
        ],
      },
    },
    {
      id: 'dove-le-tieni',
      task: 'Hai dodici password. Dove le tieni? I posti buoni sono due.',
      right: 'Il gestore è più comodo, il quaderno più semplice. Prendi quello che userai davvero.',
      hint: 'Chiediti chi ci può guardare dentro.',
      exercise: {
        kind: 'choose',
        isSeveral: true,
        options: [
          {
            text: 'In una foto, nel telefono',
            why: 'La foto la vede chi prende in mano il telefono aperto. Spesso poi va anche su internet, per conto suo.',
          },
          { text: 'Nel gestore, che si apre con il dito', isRight: true, why: '' },
          {
            text: "In un'email che mando a me",
            why: 'Chi entra nella tua email le trova lì, tutte insieme.',
          },
          { text: 'Su un quaderno, nel cassetto di casa', isRight: true, why: '' },
          {
            text: 'Da nessuna parte: ne uso una sola',
            why: 'Si ricorda bene, è vero. Ma se la rubano a un sito, apre anche gli altri undici.',
          },
        ],
      },
    },
    {
      id: 'un-codice-mai-chiesto',
      task: 'Sei sul divano. Arriva un codice per entrare nella tua email, e tu non hai chiesto niente. Che cosa fai?',
      right:
        "Forse qualcuno ha la tua password, e il codice l'ha fermato. Forse è solo uno che ha scritto male il suo indirizzo. Cambiarla non costa niente.",
      hint: 'Il codice lo manda il sito quando qualcuno prova a entrare.',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Lo cancello, sarà uno sbaglio',
            why: 'Può essere uno sbaglio. Ma qualcuno può anche avere la tua password, e domani riprova.',
          },
          {
            text: "Apro l'email come sempre, e cambio la password",
            isRight: true,
            why: '',
          },
          {
            text: 'Lo mando a chi mi scrive «era per me»',
            why: 'È il trucco più comune. Quel codice apre la tua email, e chi lo chiede vuole entrarci.',
          },
        ],
      },
    },
    {
      id: 'la-passkey',
      task: 'Con la passkey metti il dito, e il sito ti fa entrare. Dove va la tua impronta?',
      right:
        'Il telefono la controlla, e al sito dice solo di sì. Se perdi il telefono puoi rientrare in un altro modo. Per questo tieni aggiornati email e numero.',
      hint: 'Chi guarda il dito: il sito, o il telefono?',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Al sito, che la confronta',
            why: 'Lo pensano in tanti, e per questo hanno paura di usarla. Il sito non la vede mai.',
          },
          { text: 'Resta nel telefono', isRight: true, why: '' },
          {
            text: 'Alla società che ha fatto il telefono',
            why: 'Nemmeno lei la riceve. Sta in una parte chiusa del telefono, e da lì non esce.',
          },
        ],
      },
    },
  ],
}
