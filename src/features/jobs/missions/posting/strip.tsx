// The foot of the poster: which of the six facts are said, the day it is posted, and Publish.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { DateInput } from '../../../../components/date-input';
import { FormField } from '../../../../components/form/form-field';
import { SubmitButton } from '../../../../components/form/newer-changes';
import { Link } from '../../../../components/link';
import { Select } from '../../../../components/select';
import { formatNumber } from '../../../../lib/format';
import type { MissionValues } from '../types';
import { inSentence } from './boxes';
import type { Box, BoxId } from './boxes';

const PostedOn = () => {
	const { values, setFieldValue } = useFormikContext< MissionValues >();
	const [ asks, setAsks ] = useState( false );
	const isOther = asks || values.postingDate !== '';
	return (
		<span className="posted">
			<Select< string >
				name="posted"
				label={ __( 'Posted', 'design-marketplace' ) }
				value={ isOther ? 'other' : 'today' }
				options={ [
					{
						value: 'today',
						label: __( 'today', 'design-marketplace' ),
					},
					{
						value: 'other',
						label: __( 'on another day', 'design-marketplace' ),
					},
				] }
				onChange={ ( chosen ) => {
					setAsks( chosen === 'other' );
					void setFieldValue( 'postingDate', '' );
				} }
			/>
			{ isOther && (
				<FormField
					as={ DateInput }
					name="postingDate"
					label={ __( 'Posting date', 'design-marketplace' ) }
				/>
			) }
		</span>
	);
};

/** '4 of 6 facts. Pay and Duration are left out.' */
const Summary = ( { boxes }: { boxes: readonly Box[] } ) => {
	const unsaid = boxes.filter( ( { value } ) => ! value );
	const said = boxes.length - unsaid.length;
	return (
		<p>
			<b>
				{ sprintf(
					/* translators: 1: number, 2: higher number. */
					__( '%1$s of %2$s facts.', 'design-marketplace' ),
					formatNumber( said ),
					formatNumber( boxes.length )
				) }
			</b>{ ' ' }
			{ said === 0 &&
				__(
					'A headline and a scope are enough to publish.',
					'design-marketplace'
				) }
			{ said > 0 &&
				unsaid.length > 0 &&
				sprintf(
					/* translators: %s: names of facts, such as "Pay and Duration". */
					__( 'Left out: %s.', 'design-marketplace' ),
					inSentence( unsaid.map( ( { term } ) => term ) )
				) }
		</p>
	);
};

interface StripProps {
	boxes: readonly Box[];
	/** Address behind "Cancel". */
	back: string;
	onBox: ( id: BoxId ) => void;
}

export const Strip = ( { boxes, back, onBox }: StripProps ) => (
	<div
		className="strip on-inverse"
		role="region"
		aria-label={ __( 'Publish', 'design-marketplace' ) }
	>
		<span className="six">
			{ boxes.map( ( { id, term, value } ) => (
				<button
					key={ id }
					type="button"
					className={ value ? 'on' : undefined }
					title={ term }
					aria-label={
						value
							? sprintf(
									/* translators: %s: a fact, such as "Pay". */
									__( '%s: said', 'design-marketplace' ),
									term
								)
							: sprintf(
									/* translators: %s: a fact, such as "Pay". */
									__( '%s: not said', 'design-marketplace' ),
									term
								)
					}
					onClick={ () => onBox( id ) }
				/>
			) ) }
		</span>
		<Summary boxes={ boxes } />
		<span className="btns">
			<PostedOn />
			<Link className="plain" to={ back }>
				{ __( 'Cancel', 'design-marketplace' ) }
			</Link>
			<SubmitButton variant="role">
				{ __( 'Publish', 'design-marketplace' ) }
			</SubmitButton>
		</span>
	</div>
);
