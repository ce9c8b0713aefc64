<?php
/** Reads the form of a work, for the API's controller and for wp-admin. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Rest\Request_Id;
use DesignMarketplace\Media\Uploads;
use DesignMarketplace\People\Auth\Limits;
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
		$fields   = array_keys( $uploads->files() );
		$error    = Uploads::error( $messages, $uploads->refusals(), $form );
		$error    = ( $post ? $error : Request_Id::refusal( $request, $error ) )
			?? Limits::pictures( get_current_user_id(), count( $fields ) )
			?? ( new Work_Service() )->refusal_of_storage( $fields, $post, $owner )
			?? $uploads->decode();
		return array( $values, $uploads->files(), $error );
	}
}
