/** Mobile-money networks of Ghana. */
export const mobileNetworks = ['mtn', 'telecel', 'at'] as const;

export type MobileNetwork = (typeof mobileNetworks)[number];
