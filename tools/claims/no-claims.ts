import type { NoClaim } from './claim.ts';

export const noClaims: readonly NoClaim[] = [
  {
    reason: 'what formats are like and what light pages do, whoever converts',
    says: {
      de: /PNG ist immer exakt|Grafiken mit wenigen Farben/,
      en: /PNG is always exact/,
      es: /casi siempre se guarda con algo de pérdida|PNG es siempre exacto|(se envían |va |cargan |cargarán )más rápido/,
      pt: /PNG é sempre exato|(são enviados |carregam (visivelmente )?)mais rápido|o site carrega rápido/,
    },
  },
  {
    reason: 'what the law, HTTPS or the visitor’s browser does',
    says: {
      de: /übertragen wird, verschlüsselt|die Website sicher auszuliefern|sofern du nichts anderes wählst/,
      en: /corrected or deleted|is encrypted \(SSL\/TLS\)/,
      es: /^cifrado$|va cifrado \(SSL\/TLS\)|tu navegador envía los datos técnicos/,
      pt: /corrigidos ou apagados|é criptografado \(SSL\/TLS\)|o arquivo enviado/,
    },
  },
  {
    reason: 'how far an upload is that the visitor has started',
    says: {
      de: /Wird hochgeladen: \{percent\}/,
      en: /Uploading: \{percent\}/,
      es: /Subiendo: \{percent\}/,
      pt: /Enviando: \{percent\}/,
    },
  },
  {
    reason: 'what is expressly not promised, and what is not there',
    says: {
      de: /nicht garantieren|nichts Rechtswidriges|gibt es nichts/,
      en: /cannot guarantee|nothing unlawful|there is nothing at this address/,
      es: /no podemos garantizar|no hay nada/,
      pt: /não podemos garantir que ele esteja sempre|nada de ilícito|não há nada|vale sempre a versão publicada/,
    },
  },
];
