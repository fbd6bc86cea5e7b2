/** Cyber Security Authority, for fraud: its numbers as it published them on 9 February 2026. */
export const fraudLine = {
  phone: '292',
  whatsApp: '+233501603111',
  source: 'https://voicefmgh.com/cyber-security-authority-rallies-stakeholders-for-africa-safer-internet-day',
} as const;

/** GES, 28 June 2025: report it to the nearest police station. */
export const policeAdvice = 'https://www.ghanamma.com/2025/09/21/ges-warns-against-fake-recruitment-letter';
