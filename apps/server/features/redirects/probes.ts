/** Files that only programs ask for: searches for weaknesses, and icons that browsers try. */
const PROBE =
  /(?:^|\/)(?:\.(?!well-known\/?$)[^/]*|wp-(?:login|cron|config|signup|trackback)[^/]*|wp-(?:admin|includes|json)|xmlrpc\.php|cgi-bin|phpmyadmin[^/]*|pma|adminer[^/]*|vendor|actuator|autodiscover|owa|ecp|solr|boaform|hudson|jenkins|telescope|_ignition|_profiler|console|setup\.php|shell\.php|apple-touch-icon[^/]*|browserconfig\.xml|ads\.txt|app-ads\.txt|security\.txt|sellers\.json)(?:\/|$)|\.(?:env|git|sql|bak|old|ini|log|ya?ml|conf|cfg|swp|tar|gz|rar|7z|pem|key|axd|cgi|jsp|do|action)(?:$|[./~])/i;

export const MAX_LENGTH = 512;

/** Characters that no address of a person has. */
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Cs}\uFFFD\\<>"`{}|]/u;

/** Whether a path is worth telling the owner about. */
export const isWorthLogging = (path: string): boolean =>
  path.length <= MAX_LENGTH && path !== '/' && !UNREADABLE.test(path) && !PROBE.test(path);
