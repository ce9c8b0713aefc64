<?php
/** Reads the form of a work, for the API's controller and for wp-admin. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Media\Quota;
use DesignMarketplace\Media\Uploads;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\Portfolio\Credits\Naming;
use WP_Error;
use WP_Post;
use WP_REST_Request;

final class Work_Input {

	/**
	 * Reads and checks the request, cheap checks first: images are decoded last.
	 * @param WP_Post|null $post  The work to change, whose other fields stay as they are.
	 * @param int          $owner User id of the work's owner.
	 * @return array{array<string,mixed>,array<string,array<string,mixed>>,WP_Error|null} Values, image files by field, all failing fields.
	 */
	public function read( WP_REST_Request $request, ?WP_Post $post, int $owner ): array {
		$form     = Contract::form( 'work', 'work' );
		$uploads  = Uploads::of( $request, $form );
		$values   = $form->clean( $request->get_params() );
		$messages = Skills::check( $form->errors( $values, null !== $post, $uploads->fields() ), $values );

		[ $values, $messages ] = Naming::read( $values, $messages, $owner, $post->ID ?? 0 );

		$fields   = array_keys( $uploads->files() );
		$leaving  = $post ? array_map( static fn( string $field ): int => (int) Work_Post_Type::field( $post, $field ), $fields ) : array();
		$error    = Uploads::error( $messages, $uploads->refusals(), $form );
		$error    = ( $post ? $error : Idempotency_Keys::refusal( $request, $error ) )
			?? Limits::pictures( get_current_user_id(), count( $fields ) )
			?? Quota::of_members()->refusal( $owner, $fields, $leaving )
			?? $uploads->decode();
		return array( $values, $uploads->files(), $error );
	}
}
