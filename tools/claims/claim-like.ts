import type { Language } from '@image-converter/web/routes/pages';

/** Words that hardly ever occur in a sentence unless it promises something. */
const words: Readonly<Record<Language, string>> = {
  de: String.raw`nie|niemals|immer|nichts|niemand|kein einzige[rs]|garantier\p{L}*|kostenlos|gratis|privat|sicher|verschlüsselt
    |schnell|sofort|gleich (?:nach|danach)|Sekunden?|Minuten|ohne (?:Upload|Anmeldung|Konto|Internetverbindung)|hochgeladen|hochzuladen
    |gesendet|löscht|gelöscht|kein (?:Konto|Cookie|Eintrag|Wasserzeichen)|keine (?:Warteschlange|Cookies|Kennung)
    |richtig herum|Farben|verlustfrei\p{L}*|jedes Pixel|Pixel für Pixel|Qualität \d+|fünf|weiß|Weiß|Transparenz (?:bleibt|behalten|inklusive)
    |erste Bild|genau gleich`,
  en: String.raw`never|always|nothing|nobody|not one|guarantee\p{L}*|free|private|secure|encrypted|fast|instantly|in moments|right after\p{L}*
    |seconds?|minutes|no (?:account|sign-up|cost|watermark|queue|waiting|cookies?|file name|identifier|entry|upload)
    |without (?:an account|a connection|uploading|handing)|uploaded|sent|deleted|upright|right way up|colours|lossless|quality loss
    |(?:every|each) pixel|pixel by pixel|quality \d+|five|white|transparency (?:is kept|survives|included|kept)|first (?:frame|one)|exactly the same`,
  es: String.raw`nunca|siempre|nada|nadie|ni un solo|garanti\p{L}*|gratis|privado|seguro|cifrado|rápido|al instante|en un momento
    |justo después|segundos?|minutos|sin (?:cuenta|registro|esperas|conexión|marca de agua|subir\p{L}*|dejarla)|suben?|envían?|borran?
    |ninguna (?:cookie|anotación)|ningún identificador|colores|orientación|enderezan|sin pérdida|(?:cada|ni un) píxel|píxel a píxel
    |calidad \d+|cinco|blanc[oa]s?|transparencia (?:se (?:conserva|mantiene)|incluida)|primer fotograma|primera imagen|exactamente igual`,
  pt: String.raw`nunca|sempre|nada|ninguém|nem um|garant\p{L}*|grátis|de graça|gratuito|privado|seguro|criptografado|rápido|em um instante
    |logo (?:após|em seguida)|segundos?|minutos|sem (?:cadastro|fila|internet|upload|fazer upload|enviar|marca-d’água)|enviad[oa]s?|apagad[oa]s?
    |nenhum (?:cookie|identificador|registro)|cores|orientação|em pé|sem (?:novas )?perdas|cada pixel|pixel por pixel
    |qualidade \d+|cinco|branc[oa]s?|transparência (?:é mantida|fica|continua)|primeiro quadro|primeira imagem|exatamente do mesmo`,
};

/** "34 %", "{percent}", "0,4 s", "bis zu 5", "50+". */
const numbers = String.raw`\d[\d.,]*\s?%|\{percent\}|\{seconds\}|\d[\d.,]*\s?s(?!\p{L})|\{measured\}|(?:up to|bis zu|hasta|até) 5|\d+\s?\+`;

export const claimLike = Object.fromEntries(
  Object.entries(words).map(([language, list]) => {
    const either = list.replaceAll(/\s*\n\s*/g, '');
    return [language, new RegExp(String.raw`(?<!\p{L})(?:${either})(?!\p{L})|${numbers}`, 'giu')];
  }),
) as Readonly<Record<Language, RegExp>>;
