<?php
/** The fields of a member's profile in wp-admin's form, with the same rules as in the member's own form. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Contract\Rule;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Member_Settings;
use DesignMarketplace\People\Schools\Schools;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Markup;
use WP_User;

final class Profile_Fields extends Fields {

	/** Names of the arrays that hold the fields and the images to remove. */
	public const NAME   = 'dm_profile';
	public const REMOVE = 'dm_remove';

	/** Passwords are changed on core's screen; consents, and what nobody else can know, only by the member. */
	private const LEFT_OUT = array(
		'password',
		'password_verify',
		'password_old',
		'newsletter',
		'newsletter_optin',
		'notification_enabled',
		'notification_rhythm',
		'kept_out_of_alerts',
		'invitations',
		'availability_shown',
		'languages',
		'school_shown',
		'affiliated',
	);

	/**
	 * @param array<string,mixed>  $values Values by field; images as attachment ids.
	 * @param array<string,string> $errors Messages by field.
	 */
	public function __construct( array $values, array $errors = array() ) {
		parent::__construct( 'profile', $values, $errors );
	}

	public static function form( WP_User $user ): Form {
		return Member_Settings::form( Roles::of( $user ) )->without( ...self::LEFT_OUT );
	}

	/** @return array<string,mixed> */
	public static function stored( WP_User $user ): array {
		return array_intersect_key(
			array( 'email' => $user->user_email ) + Member_Fields::read( $user->ID ),
			self::form( $user )->rules()
		);
	}

	/** A hash of the stored values, so that nobody overwrites a version they have not seen. */
	public static function version( WP_User $user ): string {
		return md5( (string) wp_json_encode( self::stored( $user ) ) );
	}

	/**
	 * Fields that differ from the stored values. Unchanged fields are not validated.
	 * @param array<string,mixed> $sent Fields as sent; images to remove are empty.
	 * @return array<string,mixed>
	 */
	public static function changes( WP_User $user, array $sent ): array {
		$rules  = self::form( $user )->rules();
		$stored = self::stored( $user );
		$clean  = self::form( $user )->clean( $sent );
		$same   = static fn( string $name ): bool => $rules[ $name ]->is_image()
			? 0 === $stored[ $name ]
			: self::comparable( $rules[ $name ], $clean[ $name ] ) === self::comparable( $rules[ $name ], $stored[ $name ] ?? '' );
		return array_filter(
			array_intersect_key( $sent, $clean ),
			static fn( string $name ): bool => ! $same( $name ),
			ARRAY_FILTER_USE_KEY
		);
	}

	public function show( WP_User $user ): void {
		foreach ( self::form( $user )->rules() as $name => $rule ) {
			$label = Field_Labels::of( $name );
			$label = 'array' === $rule->get( 'type' ) ? $label : Html::of( 'label', $label, for: $this->id( $name ) );
			$cell  = Html::of( 'td.dm-field', $this->draw( $rule ), $this->wrong( $name ) );
			Ui::say( Html::of( 'tr', Html::of( 'th', $label, scope: 'row' ), $cell ) );
		}
	}

	private function draw( Rule $rule ): Html {
		$name = $rule->name;
		if ( $rule->is_image() ) {
			return $this->image( $rule );
		}
		if ( 'array' === $rule->get( 'type' ) ) {
			return $this->skills( $name, 'legend.screen-reader-text' );
		}
		if ( is_string( $rule->get( 'enum' ) ) ) {
			return $this->select(
				$name,
				array( '' => __( 'Nothing chosen', 'design-marketplace' ) ) + Markup::labels( $rule->get( 'enum' ) )
			);
		}
		if ( 'code' === $rule->get( 'format' ) ) {
			return $this->select( $name, $this->schools( $this->text( $name ) ) );
		}
		$more = array( 'maxlength' => $rule->get( 'maxLength' ) ? (int) $rule->get( 'maxLength' ) : null );
		if ( $rule->get( 'multiline' ) ) {
			return Ui::text( $this->text( $name ), 4, ...$this->state( $name ), ...$more, class: 'large-text' );
		}
		$format = 'integer' === $rule->get( 'type' ) ? 'integer' : $rule->get( 'format' );
		return match ( $format ) {
			'integer'      => $this->input( $name, 'number', ...$more, class: 'small-text' ),
			'email'        => $this->input( $name, 'email', ...$more, class: 'regular-text' ),
			'uri'          => $this->input( $name, 'url', ...$more, class: 'regular-text' ),
			// Text fields: not every browser has an input for months and days.
			'year-month'   => $this->input( $name, 'text', ...$more, size: 8, placeholder: '2026-11' ),
			'posting-date' => $this->input( $name, 'text', ...$more, size: 10, placeholder: '2026/11/24' ),
			default        => $this->input( $name, 'text', ...$more, class: 'regular-text' ),
		};
	}

	/** @return array<int|string,string> Names of the schools that can be chosen by code, with the one that is. */
	private function schools( string $chosen ): array {
		return array( '' => __( 'Nothing chosen', 'design-marketplace' ) )
			+ array_column( Schools::all(), 'name', 'code' )
			+ array( Schools::OTHER => __( 'Other university', 'design-marketplace' ), $chosen => Schools::name( $chosen ) );
	}

	private function image( Rule $rule ): Html {
		$image = (int) $this->text( $rule->name );
		$tick  = Html::single( 'input', type: 'checkbox', name: self::removal( $rule->name ), value: '1' );
		return Html::all(
			self::shown( $image ),
			$image > 0 && true !== $rule->get( 'required' )
				? Html::all( Html::of( 'label', $tick, ' ', self::remove( $rule->name ) ), Html::single( 'br' ) )
				: '',
			$this->picture( $rule->name )
		);
	}

	/** The current picture, if any. Its field's label is next to it. */
	public static function shown( int $image ): Html {
		return Html::safe( $image > 0 ? wp_get_attachment_image( $image, 'medium', false, array( 'alt' => '' ) ) . '<br>' : '' );
	}

	/** Name of the checkbox that removes a picture. */
	public static function removal( string $field ): string {
		return self::REMOVE . "[{$field}]";
	}

	/** Label of that checkbox. */
	public static function remove( string $field ): string {
		/* translators: %s: such as "second picture". */
		return sprintf( __( 'Remove: %s', 'design-marketplace' ), Field_Labels::of( $field ) );
	}

	/** A value in a comparable form: ids sorted, empty values as ''. $value: cleaned or stored value. */
	private static function comparable( Rule $rule, mixed $value ): mixed {
		if ( is_array( $value ) && 'array' === $rule->get( 'type' ) ) {
			sort( $value );
			return $value;
		}
		return $rule->is_empty( $value ) ? '' : $value;
	}
}
