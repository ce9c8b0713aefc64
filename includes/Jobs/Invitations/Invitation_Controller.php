<?php
/** /design-marketplace/v1/invitations: a company invites designers to a design job of its own. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Invitations;

use DesignMarketplace\Directory\Query;
use DesignMarketplace\Jobs\Applications\Application_Service;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Policy;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

final class Invitation_Controller {

	/** @return list<array<string,mixed>>|WP_Error */
	public function sent( WP_REST_Request $request ): array|WP_Error {
		$post = self::own( $request['mission'] );
		return $post ? Invitation_Rows::of_job( $post->ID ) : Errors::of( 'mission_unknown' );
	}

	public function invite( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$company   = get_current_user_id();
		$form      = Contract::form( 'invitation', 'invitation' );
		$values    = $form->clean( $request->get_params() );
		$messages  = $form->errors( $values );
		$refusal   = $messages ? Errors::fields( $messages ) : Limits::write( 'invite', $company );
		$post      = $refusal ? null : self::own( $values['mission'] );
		$refusal ??= $post ? Application_Service::closed( $post ) : Errors::of( 'mission_unknown' );
		if ( ! $refusal && ! Policy::may_begin( $company ) ) {
			$refusal = Errors::of( 'confirmation_needed' );
		}
		if ( $refusal || ! $post ) {
			return $refusal ?? Errors::of( 'mission_unknown' );
		}
		$found = ( new Query() )->named( $values['to'] );
		$those = array_filter( $found, static fn( array $one ): bool => Roles::DESIGNER === $one['role'] );
		$those = array_column( $those, 'slug', 'user_id' );
		if ( array_diff( $values['to'], array_keys( $found ) ) || array_diff( array_column( $found, 'user_id' ), array_keys( $those ) ) ) {
			return Errors::fields( array( 'to' => Contract::message( 'invited_unknown' ) ) );
		}
		$done = ( new Inviting() )->invite( $company, $post->ID, $those, (string) ( $values['words'] ?? '' ) );
		return $done instanceof WP_Error ? $done : new WP_REST_Response( $done, 201 );
	}

	/** An own design job outside the trash. */
	private static function own( mixed $id ): ?WP_Post {
		$post   = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;
		$is_job = $post instanceof WP_Post && Item_Types::MISSION === $post->post_type && 'trash' !== $post->post_status;
		return $is_job && Ownership::is_mine( $post )
			? $post
			: null;
	}
}
