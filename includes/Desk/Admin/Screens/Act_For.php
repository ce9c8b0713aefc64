<?php
/**
 * Posts a design job for a company or adds a project for a designer, by the member's own rules. The member owns it, it is logged, and the
 * member is told.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Item_Fields;
use DesignMarketplace\Desk\Admin\Item_Form;
use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Jobs\Missions\Mission_Service;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\On_Behalf;
use DesignMarketplace\Portfolio\Work_Input;
use DesignMarketplace\Portfolio\Work_Post_Type as Work_Type;
use DesignMarketplace\Portfolio\Work_Service;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_User;

final class Act_For extends Hidden_Page {

	public const SLUG = 'design-marketplace-act';
	public const OF   = 'user';

	public function title(): string {
		return __( 'Act for a member', 'design-marketplace' );
	}

	/** @return array<string,string> */
	public static function links( WP_User $user ): array {
		return self::may( $user ) ? array( 'dm_act' => Ui::link( self::url( $user->ID ), self::words( $user )['link'] ) ) : array();
	}

	/**
	 * Whether the current user may act for an active member.
	 * @phpstan-assert-if-true =WP_User $user
	 */
	public static function may( WP_User|false $user ): bool {
		return $user && current_user_can( Admin::MANAGE ) && '' !== Roles::of( $user ) && Account_State::Active === State::of( $user );
	}

	/** @param array<string,mixed> $request */
	public function act( array $request ): string|WP_Error {
		$user = get_userdata( self::sent( $request, 'user' ) );
		if ( ! self::may( $user ) ) {
			return Errors::of( 'forbidden' );
		}
		$sent = Item_Form::sent();
		$id   = Action::attempt( fn(): int|WP_Error => $this->add( $user, $sent, Idempotency_Keys::name( $request['request_id'] ?? '' ) ) );
		if ( $id instanceof WP_Error ) {
			self::keep( $user->ID, $sent, $id );
			return '';
		}
		/* translators: 1: title of a project or design job, 2: name of a member or company. */
		$said = __( '"%1$s" was added for %2$s, who gets an email.', 'design-marketplace' );
		return sprintf( $said, get_post( $id )->post_title ?? '', People::name( $user->ID ) );
	}

	public function show(): void {
		$user = get_userdata( self::number() );
		if ( ! self::may( $user ) ) {
			$this->nothing( __( 'There is no such active member.', 'design-marketplace' ), Member_List::url() );
			return;
		}
		self::open( self::words( $user )['heading'] );
		[ $values, $errors ] = self::refused( $user->ID );
		/* translators: %s: name of a member or company. */
		$about = __( 'It will belong to %s, who will be notified by email. Your action is logged.', 'design-marketplace' );
		Ui::p( sprintf( $about, People::name( $user->ID ) ) );
		$hidden = array( 'user' => $user->ID, 'request_id' => wp_generate_uuid4(), Item_Form::MARK => 1 );
		Action::open( 'act_for', $hidden, '', ' enctype="multipart/form-data"' );
		$fields = new Item_Fields( 'act', $values, $errors );
		if ( Roles::CONTRACTOR === Roles::of( $user ) ) {
			$fields->texts( 'mission' );
			$fields->mission();
			$fields->facts();
		} else {
			$fields->texts( 'work' );
			$fields->work();
			$fields->pictures();
		}
		submit_button( self::words( $user )['button'] );
		echo '</form></div>';
	}

	/**
	 * Adds the item with its log record and email, in one transaction. $name: name of the form's request, see Idempotency_Keys.
	 * @param array<string,mixed> $sent Fields.
	 */
	private function add( WP_User $user, array $sent, string $name ): int|WP_Error {
		$is_job                     = Roles::CONTRACTOR === Roles::of( $user );
		[ $values, $files, $error ] = $is_job ? self::job( $sent ) : $this->work( $user, $sent );
		return $error ?? Transaction::run(
			static function () use ( $user, $is_job, $values, $files, $name ): int|WP_Error {
				$again = static fn( mixed $known ): ?WP_Error => $known
					? new WP_Error( 'sent_twice', __( 'This was added a moment ago.', 'design-marketplace' ) )
					: null;
				$id    = $is_job
					? ( new Mission_Service() )->create( $user->ID, $values, Mission_State::Open->value, $name, $again )
					: ( new Work_Service() )->create( $user->ID, $values, $files, Work_State::Published->value, $name, $again );
				$post  = $id instanceof WP_Error ? null : get_post( $id );
				if ( $post instanceof WP_Post ) {
					( new On_Behalf() )->done( Reported_Item::item( $post ), Decision_Kind::Create );
				}
				return $id;
			}
		);
	}

	/**
	 * @param array<string,mixed> $sent Fields.
	 * @return array{array<string,mixed>,array<string,array<string,mixed>>,WP_Error|null}
	 */
	private static function job( array $sent ): array {
		$form     = Contract::form( 'mission', 'mission' );
		$values   = $form->clean( $sent );
		$messages = Skills::check( $form->errors( $values ), $values );
		return array( $values, array(), $messages ? Errors::fields( $messages ) : null );
	}

	/**
	 * @param array<string,mixed> $sent Fields.
	 * @return array{array<string,mixed>,array<string,array<string,mixed>>,WP_Error|null}
	 */
	private function work( WP_User $user, array $sent ): array {
		$request = new WP_REST_Request( 'POST' );
		$request->set_body_params( array_diff_key( $sent, array_flip( Work_Type::images() ) ) );
		$request->set_file_params( $_FILES ); // phpcs:ignore WordPress.Security.NonceVerification -- Action has checked it.
		return ( new Work_Input() )->read( $request, null, $user->ID );
	}

	/** @return array{link:string,heading:string,button:string} */
	private static function words( WP_User $user ): array {
		$name = People::name( $user->ID );
		return Roles::CONTRACTOR === Roles::of( $user ) ? array(
			'link'    => __( 'Post a job for them', 'design-marketplace' ),
			/* translators: %s: name of a company. */
			'heading' => sprintf( __( 'Post a design job for %s', 'design-marketplace' ), $name ),
			'button'  => __( 'Post the design job', 'design-marketplace' ),
		) : array(
			'link'    => __( 'Add a project for them', 'design-marketplace' ),
			/* translators: %s: name of a designer. */
			'heading' => sprintf( __( 'Add a project for %s', 'design-marketplace' ), $name ),
			'button'  => __( 'Add the project', 'design-marketplace' ),
		);
	}
}
