// Turns the values of the job form into the values it sends.
import type { FormValue } from '../../../lib/form-data';
import type { MissionValues } from './types';

/** Removes values of fields that are hidden because of other answers. */
export const inPlace = < V extends Partial< MissionValues > >(
	values: V
): V => ( {
	...values,
	...( values.engagement !== 'employment' && {
		workload: { min: '', max: '' },
	} ),
	...( values.paid === false && { budget_from: '', budget_to: '' } ),
	...( values.questions && {
		// Formik hands an empty text over as none.
		questions: values.questions.filter( ( { text = '' } ) => text.trim() ),
	} ),
} );

/** The values to send. Without an amount, currency and unit are sent empty. */
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
