// What the mission form sends of what it holds.
import type { FormValue } from '../../lib/form-data';
import type { MissionValues } from './types';

/** Without what is out of sight, as it has no place beside the rest. */
export const inPlace = < V extends Partial< MissionValues > >(
	values: V
): V => ( {
	...values,
	...( values.engagement !== 'employment' && {
		workload: { min: '', max: '' },
	} ),
	...( values.paid === false && { budget_from: '', budget_to: '' } ),
} );

/** What is sent. Currency and unit say nothing without an amount. */
export function sentOf( form: MissionValues ): Record< string, FormValue > {
	const { workload, ...values } = inPlace( form );
	const hasAmount = Boolean( values.budget_from || values.budget_to );
	return {
		...values,
		...( ! hasAmount && { budget_currency: '', budget_unit: '' } ),
		'workload[min]': workload.min,
		'workload[max]': workload.max,
	};
}
