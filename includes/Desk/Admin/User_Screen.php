<?php
/** A member on core's user screen: profile, consents and actions. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Lists\Skill_Filter;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Contract\Rule;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\People\Accounts\Last_Login;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Consent;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Verification\Claim;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Markup;
use WP_User;

/** The fields are read-only. The member can change them, or Correct_Profile. */
final class User_Screen {

	/** Fields that are shown elsewhere or in another way. */
	private const LEFT_OUT = array( 'cgu_1', 'cgu_2', 'newsletter_optin', 'locale', 'ecosystem_other', 'school_other' );

	/** Names in core's own texts whose page this is. */
	public function say_member(): void {
		$words = array(
			/* translators: %s: name of a member. */
			'Edit User %s' => __( 'Edit member %s', 'design-marketplace' ),
			'Update User'  => __( 'Update member', 'design-marketplace' ),
		);
		add_filter(
			'gettext_default',
			static fn( string $said, string $text ): string =>
				isset( $words[ $text ] ) && '' !== Roles::of( (int) ( $GLOBALS['user_id'] ?? 0 ) ) ? $words[ $text ] : $said,
			10,
			2
		);
	}

	/** Class name for a style that hides core's fields that members do not use. */
	public function body_class( mixed $classes ): string {
		global $user_id;
		$screen = get_current_screen();
		return (string) $classes . (
			$screen && 'user-edit' === $screen->id && '' !== Roles::of( (int) $user_id ) ? ' dm-member-screen' : ''
		);
	}

	/**
	 * "View user" links to the member's profile. Other users have no page, as there are no author archives, and core then leaves the link
	 * out.
	 */
	public function link( mixed $link, mixed $user_id ): string {
		return People::profile_url( (int) $user_id );
	}

	public function show( WP_User $user ): void {
		if ( '' === Roles::of( $user ) || ! current_user_can( 'edit_user', $user->ID ) ) {
			return;
		}
		Ui::say( Html::safe( '<div class="dm-user">' ), Html::of( 'h2', __( 'Marketplace', 'design-marketplace' ) ) );
		Ui::p( __( 'Members change these fields themselves, in their settings on the site. Here you can correct mistakes for them.', 'design-marketplace' ) );
		if ( Screens\Correct_Profile::may( $user ) ) {
			$words = __( 'Correct the profile', 'design-marketplace' );
			Ui::p( Html::of( 'a.button', $words, href: Screens\Correct_Profile::url( $user->ID ) ) );
		}
		echo '<table class="form-table" role="presentation"><tbody>';
		$this->row( __( 'State', 'design-marketplace' ), $this->state( $user ) );
		$this->row( __( 'Last login', 'design-marketplace' ), People::time( Last_Login::of( $user->ID ) ) );
		$items = Roles::DESIGNER === Roles::of( $user ) ? __( 'Projects', 'design-marketplace' ) : __( 'Design jobs', 'design-marketplace' );
		$this->row( $items, $this->lists( $user ) );
		foreach ( $this->fields( $user ) as [ $label, $html ] ) {
			$this->row( $label, $html );
		}
		echo '</tbody></table>';
		$this->consents( $user );
		echo '</div>';
	}

	private function state( WP_User $user ): string {
		$links = Users_List::links( $user ) + Screens\Switch_Off::links( $user );
		return esc_html( Users_List::state( $user->ID ) ) . ' &nbsp; ' . implode( ' | ', $links );
	}

	/** The state of a confirmation, and the links to change it. Escaped. */
	private function confirmed( WP_User $user, Claim $claim ): string {
		$words = esc_html( Verifying::words( $user->ID, $claim ) );
		return implode( ' &nbsp; ', array_filter( array( $words, ...Verifying::links( $user, $claim ) ) ) );
	}

	private function lists( WP_User $user ): string {
		$is_designer = Roles::DESIGNER === Roles::of( $user );
		$url         = static fn( string $type ): string => Menu::list_url( $type, array( 'author' => $user->ID ) );
		$links       = array(
			Ui::link( $url( $is_designer ? Item_Types::WORK : Item_Types::MISSION ), __( 'Show in the list', 'design-marketplace' ) ),
			$is_designer ? Ui::link( $url( Item_Types::APPLICATION ), __( 'Applications', 'design-marketplace' ) ) : '',
		);
		return implode( ' | ', array_filter( $links ) );
	}

	/** @return list<array{string,string}> Labels and escaped values of fields that are not empty. */
	private function fields( WP_User $user ): array {
		$stored = Member_Fields::read( $user->ID );
		$rows   = array();
		foreach ( array_diff_key( Member_Fields::rules( Roles::of( $user ) ), array_flip( self::LEFT_OUT ) ) as $name => $rule ) {
			$is_school = in_array( $name, array( 'ecosystem', 'school' ), true );
			$html      = $is_school ? $this->confirmed( $user, Claim::School ) : $this->value( $rule, $stored[ $name ] );
			if ( '' !== $html ) {
				$rows[] = array( Field_Labels::of( $name ), $html );
			}
		}
		$company = $this->confirmed( $user, Claim::Company );
		return '' === $company ? $rows : array( ...$rows, array( __( 'Confirmed company', 'design-marketplace' ), $company ) );
	}

	/** @return string Escaped HTML, '' for nothing. */
	private function value( Rule $rule, mixed $value ): string {
		if ( $rule->is_image() ) {
			return (int) $value > 0
				? wp_get_attachment_image( (int) $value, 'thumbnail', false, array( 'alt' => Field_Labels::of( $rule->name ) ) )
				: '';
		}
		if ( is_bool( $value ) ) {
			return $value ? esc_html__( 'Yes', 'design-marketplace' ) : esc_html__( 'No', 'design-marketplace' );
		}
		if ( is_array( $value ) ) {
			$level = static fn( array $one ): string => Markup::label( 'language_levels', $one['level'] );
			$names = 'languages' === $rule->name
				? array_map( static fn( array $one ): string => Languages::name( $one['code'] ) . " ({$level( $one )})", $value )
				: array_intersect_key( Skill_Filter::names(), array_flip( $value ) );
			return esc_html( implode( ', ', $names ) );
		}
		$text = (string) $value;
		$enum = $rule->get( 'enum' );
		if ( is_string( $enum ) && '' !== $text ) {
			return esc_html( (string) ( Contract::enum( $enum )[ $text ] ?? $text ) );
		}
		$url = 'uri' === $rule->get( 'format' ) ? esc_url( $text, array( 'http', 'https' ) ) : '';
		return (string) ( '' === $url ? Ui::lines( $text ) : Html::of( 'a', $text, href: $url, rel: 'noopener nofollow' ) );
	}

	private function consents( WP_User $user ): void {
		echo '<h3>' . esc_html__( 'Consents', 'design-marketplace' ) . '</h3>';
		$log = Consent::of( $user->ID );
		if ( ! $log ) {
			Ui::p( __( 'Nothing has been logged.', 'design-marketplace' ) );
			return;
		}
		$heads = array(
			__( 'Purpose', 'design-marketplace' ),
			__( 'Answer', 'design-marketplace' ),
			__( 'Wording', 'design-marketplace' ),
			__( 'Time', 'design-marketplace' ),
			__( 'Language', 'design-marketplace' ),
			__( 'Source', 'design-marketplace' ),
		);
		$row   = static fn( array $row ): array => array(
			Consent::label( (string) $row['purpose'] ),
			$row['granted'] ? __( 'Yes', 'design-marketplace' ) : __( 'No', 'design-marketplace' ),
			Html::of( 'code', (string) $row['wording'] ),
			Html::safe( People::time( (string) $row['created_gmt'] ) ),
			(string) $row['locale'],
			(string) $row['source'],
		);
		Ui::table( 'widefat.striped.dm-consents', $heads, array_map( $row, $log ) );
	}

	private function row( string $label, string $html ): void {
		Ui::say( Html::of( 'tr', Html::of( 'th', $label, scope: 'row' ), Ui::tag( 'td', Html::safe( $html ) ) ) );
	}
}
