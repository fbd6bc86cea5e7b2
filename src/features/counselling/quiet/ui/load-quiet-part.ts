/** Loads the quiet booking, for `lazy`: only who asks for it needs its code. */
export async function loadQuietPart() {
  return { default: (await import(/* webpackChunkName: "part-quiet" */ './quiet-part')).QuietPart };
}

/** Loads what opens a booking without keeping its code, for `lazy`. */
export async function loadQuietCode() {
  return { default: (await import(/* webpackChunkName: "part-quiet" */ './quiet-code')).QuietCode };
}
