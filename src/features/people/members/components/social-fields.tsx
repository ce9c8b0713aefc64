// Website and social addresses, with a button to add another kind.
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { Button } from '../../../../components/button';
import { FieldGroup } from '../../../../components/field';
import type { FormStatus } from '../../../../lib/server-errors';
import type { MemberValues } from '../types';
import { Field } from './fields';

const fields = [
	{ name: 'website', label: () => __( 'Website', 'design-marketplace' ) },
	{ name: 'linkedin', label: () => 'LinkedIn' },
	{ name: 'twitter', label: () => 'Twitter' },
	{ name: 'dribbble', label: () => 'Dribbble' },
	{ name: 'instagram', label: () => 'Instagram' },
	{ name: 'youtube', label: () => 'YouTube' },
	{ name: 'vimeo', label: () => 'Vimeo' },
] as const;

type Kind = ( typeof fields )[ number ][ 'name' ];

/** Kinds with an input: those with a value or an error, and those that were added. An input stays while it is emptied. */
function useShown() {
	const { values, errors, status } =
		useFormikContext< MemberValues >() as ReturnType<
			typeof useFormikContext< MemberValues >
		> & { status?: FormStatus };
	const shown = useRef( new Set< Kind >() );
	const [ added, setAdded ] = useState< { kind: Kind } | null >( null );
	for ( const { name } of fields ) {
		if ( values[ name ] || errors[ name ] || status?.fields?.[ name ] ) {
			shown.current.add( name );
		}
	}
	return {
		shown: shown.current,
		added,
		add: ( kind: Kind ) => {
			shown.current.add( kind );
			setAdded( { kind } );
		},
	};
}

export const SocialFields = () => {
	const { shown, added, add } = useShown();
	const row = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( added ) {
			row.current
				?.querySelector< HTMLElement >( `[name="${ added.kind }"]` )
				?.focus();
		}
	}, [ added ] );
	const given = fields.filter( ( { name } ) => shown.has( name ) );
	const left = fields.filter( ( { name } ) => ! shown.has( name ) );
	return (
		<>
			{ given.length > 0 && (
				<div className="form-row two" ref={ row }>
					{ given.map( ( { name, label } ) => (
						<Field
							key={ name }
							name={ name }
							said={ {
								label: label(),
								type: 'url',
								inputMode: 'url',
								placeholder: 'https://',
								autoComplete:
									name === 'website' ? 'url' : 'off',
							} }
						/>
					) ) }
				</div>
			) }
			{ left.length > 0 && (
				<FieldGroup
					label={ __( 'Add a link', 'design-marketplace' ) }
					optional
				>
					<div className="btns">
						{ left.map( ( { name, label } ) => (
							<Button
								key={ name }
								variant="second"
								small
								icon="plus"
								onClick={ () => add( name ) }
							>
								{ label() }
							</Button>
						) ) }
					</div>
				</FieldGroup>
			) }
		</>
	);
};
