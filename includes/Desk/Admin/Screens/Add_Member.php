<?php
/** Adds a member by hand, who is invited by email and joins with a password and consents of their own. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Desk\Admin\Member_Fields_Form;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Joining;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\On_Behalf;
use DesignMarketplace\Desk\Admin\Ui;
use WP_Error;

final class Add_Member extends Hidden_Page {

	public const SLUG = 'design-marketplace-add-member';

	public function title(): string {
		return __( 'Add a member', 'design-marketplace' );
	}

	/** @param array<string,mixed> $request */
	public function add( array $request ): string {
		$sent = is_array( $request[ Member_Fields_Form::NAME ] ?? null ) ? $request[ Member_Fields_Form::NAME ] : array();
		$role = $sent['role'] ?? '';
		$id   = in_array( $role, Roles::ALL, true )
			? Action::attempt( static fn(): int|WP_Error => self::invite( $role, $sent ) )
			: new WP_Error( 'role', __( 'Choose a role.', 'design-marketplace' ) );
		if ( $id instanceof WP_Error ) {
			self::keep( get_current_user_id(), $sent, $id );
			return '';
		}
		/* translators: %s: email address. */
		return sprintf( __( 'The member is added and invited at %s. Nobody sees them before they have joined.', 'design-marketplace' ), (string) get_the_author_meta( 'user_email', $id ) );
	}

	public function show(): void {
		self::open( $this->title() );
		[ $values, $errors ] = self::refused( get_current_user_id() );
		Ui::p( __( 'They get an email in their language, and join by choosing a password and agreeing to the terms. They can change and complete everything.', 'design-marketplace' ) );
		Action::open( 'add_member', array(), '', ' class="dm-user"' );
		( new Member_Fields_Form( 'add', $values, $errors ) )->show();
		self::submit( __( 'Add and invite', 'design-marketplace' ), Member_List::url() );
	}

	/** @param array<mixed> $sent */
	private static function invite( string $role, array $sent ): int|WP_Error {
		$name = Member_Fields::name_field( $role );
		$sent = array( $name => $sent['name'] ?? '', 'skill' => array_filter( (array) ( $sent['skill'] ?? array() ) ) ) + $sent;
		$form = Joining::form( $role );
		$more = array( 'role' => $role, 'locale' => Member_Fields_Form::language( $sent['locale'] ?? '' ) );
		$good = $form->clean( array( 'role' => $role ) + $sent );
		$good = $more + array_intersect_key( $good, array_flip( array( 'email', $name, 'city', 'school', 'graduation', 'skill' ) ) );
		$bad  = Joining::errors( $good );
		return $bad ? Errors::fields( $bad ) : ( new Joining() )->invite(
			$good,
			static function ( int $user_id ): ?WP_Error {
				( new On_Behalf() )->done( Reported_Item::member( $user_id ), Decision_Kind::Invite, '', false );
				return null;
			}
		);
	}
}
