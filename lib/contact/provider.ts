import 'server-only';
import type { DeploymentValues } from '@/content/company';
import { type FormProvider, type FormProviderName, formProviders } from '@/content/form-providers';
import { deployment } from '../config/deployment';
import { routes } from '../routes';
import type { Exchange } from './exchange';

/** The provider that this deployment has chosen. */
export const formProvider: FormProvider = formProviders[deployment.formProvider];

type FormValues = Pick<DeploymentValues, 'formEndpoint' | 'accessKey' | 'siteUrl'>;

/** Where a form that was sent without scripts is led to: at `#sent` the page says that a message was sent. */
export const sentAddress = ({ siteUrl }: Pick<DeploymentValues, 'siteUrl'>) =>
  `${siteUrl}${routes.contactSent}#sent`;

/** How a page's form and its scripts speak with a provider. */
export function exchangeWith(name: FormProviderName, values: FormValues): Exchange {
  const { fields, scriptFolder, hasToken, attributes, answer }: FormProvider = formProviders[name];
  const { formEndpoint, accessKey } = values;
  return {
    ...(scriptFolder && { scriptEndpoint: formEndpoint.replace(/(?=[^/]*$)/, `${scriptFolder}/`) }),
    ...(attributes && { attributes }),
    hidden: { ...(fields.key && { [fields.key]: accessKey }), ...fields.fixed },
    nativeOnly: fields.redirect ? { [fields.redirect]: sentAddress(values) } : {},
    honeypot: fields.honeypot,
    ...(fields.decoy && { decoy: fields.decoy }),
    ...(fields.subject && { subject: fields.subject }),
    ...(hasToken && { token: `${formEndpoint}/token` }),
    answer,
  };
}
