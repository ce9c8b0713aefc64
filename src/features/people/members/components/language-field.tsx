// The languages a designer works in, each with a level.
import { useEffect, useId, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { Button, PlainButton } from '../../../../components/button';
import { FieldGroup } from '../../../../components/field';
import type { ControlProps } from '../../../../components/field';
import { FormField } from '../../../../components/form/form-field';
import { announce } from '../../../../components/live-region';
import { Radios } from '../../../../components/segments';
import { Options, SelectBox } from '../../../../components/select-box';
import type { Option } from '../../../../components/select-box';
import { languageLevels } from '../../../../contract/enums';
import { memberRules } from '../../../../contract/member-rules';
import { usualSpoken } from '../../../../contract/spoken';
import {
	languageName,
	otherChoices,
	usualChoices,
} from '../../../../lib/language-names';
import type { Language, MemberValues } from '../types';

const MOST = memberRules.fields.languages.maxItems;

interface RowProps {
	language: Language;
	/** From 1. */
	number: number;
	/** Codes of the other rows. */
	taken: readonly string[];
	/** Whether something that is missing is to be seen. */
	complains: boolean;
	onChange: ( language: Language ) => void;
	onRemove: () => void;
	onBlur?: () => void;
}

const Choices = ( {
	label,
	choices,
	taken,
}: {
	label: string;
	choices: Option< string >[];
	taken: readonly string[];
} ) => (
	<optgroup label={ label }>
		<Options
			of={ choices.filter( ( { value } ) => ! taken.includes( value ) ) }
		/>
	</optgroup>
);

const Row = ( {
	language: { code, level },
	number,
	taken,
	complains,
	onChange,
	onRemove,
	onBlur,
}: RowProps ) => {
	const id = useId();
	const numbered = sprintf(
		/* translators: %d: number, from 1. */
		__( 'Language %d', 'design-marketplace' ),
		number
	);
	const name = code ? languageName( code ) : numbered;
	return (
		<li className="spoken">
			<SelectBox
				name="languages"
				aria-label={ numbered }
				value={ code }
				onChange={ ( { target } ) =>
					onChange( { code: target.value, level } )
				}
				onBlur={ onBlur }
			>
				<option value="">
					{ __( 'Choose', 'design-marketplace' ) }
				</option>
				<Choices
					label={ __( 'Common', 'design-marketplace' ) }
					choices={ usualChoices() }
					taken={ taken }
				/>
				<Choices
					label={ __( 'All others', 'design-marketplace' ) }
					choices={ otherChoices() }
					taken={ taken }
				/>
			</SelectBox>
			<fieldset
				className={ complains && code && ! level ? 'bad' : undefined }
			>
				<legend className="sr">
					{ sprintf(
						/* translators: %s: name of a language. */
						__( 'Level of %s', 'design-marketplace' ),
						name
					) }
				</legend>
				<div className="segments">
					<Radios
						name={ id }
						value={ level }
						options={ languageLevels() }
						onChange={ ( now ) =>
							onChange( {
								code,
								level: now as Language[ 'level' ],
							} )
						}
					/>
				</div>
			</fieldset>
			<PlainButton
				icon="close"
				aria-label={ sprintf(
					/* translators: %s: name of a language. */
					__( 'Take out %s', 'design-marketplace' ),
					name
				) }
				onClick={ onRemove }
			/>
		</li>
	);
};

const FIRST_LEVEL = 'input[type="radio"]';

const Rows = ( {
	value,
	proposed,
	onChange,
	onBlur,
	...field
}: ControlProps< Language[] > & { proposed: readonly string[] } ) => {
	const box = useRef< HTMLDivElement >( null );
	/** What gets the focus once the rows are drawn: a row and a control in it. */
	const next = useRef< [ row: number, control: string ] | null >( null );
	useEffect( () => {
		if ( ! next.current ) {
			return;
		}
		const [ row, control ] = next.current;
		next.current = null;
		const rows = box.current?.querySelectorAll( '.spoken' ) ?? [];
		(
			rows[ row ]?.querySelector< HTMLElement >( control ) ??
			box.current?.querySelector< HTMLElement >( '.btns button' )
		)?.focus();
	}, [ value ] );

	const codes = value.map( ( { code } ) => code );
	const offered = [ ...new Set( [ ...proposed, ...usualSpoken ] ) ].filter(
		( code ) => ! codes.includes( code )
	);
	const add = ( code: string ) => {
		next.current = [ value.length, code ? FIRST_LEVEL : 'select' ];
		onChange( [ ...value, { code, level: '' } ] );
		if ( code ) {
			announce(
				sprintf(
					/* translators: %s: name of a language. */
					__( '%s added. Choose a level.', 'design-marketplace' ),
					languageName( code )
				)
			);
		}
	};
	const remove = ( index: number ) => {
		const code = codes[ index ];
		next.current = [ Math.min( index, value.length - 2 ), 'button' ];
		onChange( value.filter( ( _, at ) => at !== index ) );
		if ( code ) {
			announce(
				sprintf(
					/* translators: %s: name of a language. */
					__( '%s taken out.', 'design-marketplace' ),
					languageName( code )
				)
			);
		}
	};

	return (
		<FieldGroup { ...field }>
			<div ref={ box }>
				{ value.length > 0 && (
					<ul className="spoken-list">
						{ value.map( ( language, index ) => (
							<Row
								// A row keeps its place; its language may change.
								key={ index }
								language={ language }
								number={ index + 1 }
								taken={ codes.filter(
									( _, at ) => at !== index
								) }
								complains={ !! field.error }
								onChange={ ( now ) =>
									onChange(
										value.map( ( one, at ) =>
											at === index ? now : one
										)
									)
								}
								onRemove={ () => remove( index ) }
								onBlur={ onBlur }
							/>
						) ) }
					</ul>
				) }
				{ value.length < MOST && (
					<div className="btns">
						{ offered.map( ( code ) => (
							<Button
								key={ code }
								variant="second"
								small
								icon="plus"
								onClick={ () => add( code ) }
							>
								{ languageName( code ) }
							</Button>
						) ) }
						<Button
							variant="second"
							small
							icon="plus"
							onClick={ () => add( '' ) }
						>
							{ __( 'Another language', 'design-marketplace' ) }
						</Button>
					</div>
				) }
			</div>
		</FieldGroup>
	);
};

export const LanguageField = () => {
	const { proposed } = useFormikContext< MemberValues >().values;
	return (
		<FormField
			as={ Rows }
			name="languages"
			label={ __( 'Languages you work in', 'design-marketplace' ) }
			proposed={ proposed }
		/>
	);
};
