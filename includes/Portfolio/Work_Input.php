<?php
/** Reads the form of a work, for the API's controller and for wp-admin. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Media\Quota;
use DesignMarketplace\Media\Uploads;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\Portfolio\Credits\Naming;
use WP_Error;
use WP_Post;
use WP_REST_Request;

final class Work_Input {

	/** The field that names all pictures. With it the others are only files it may name. */
	public const LIST = 'pictures';

	/**
	 * Reads and checks the request, cheap checks first: images are decoded last.
	 * @param WP_Post|null $post  The work to change, whose other fields stay as they are.
	 * @param int          $owner User id of the work's owner.
	 * @return array{array<string,mixed>,array<string,array<string,mixed>>,WP_Error|null} Values, image files by field, all failing fields.
	 */
	public function read( WP_REST_Request $request, ?WP_Post $post, int $owner ): array {
		$form     = Contract::form( 'work', 'work' );
		$params   = $request->get_params();
		$has_list = array_key_exists( self::LIST, $params );
		$form     = $has_list ? $form->without( ...Work_Post_Type::images() ) : $form;
		$values   = $form->clean( $params );
		$is_good  = $has_list && null === $form->rules()[ self::LIST ]->error( $values[ self::LIST ], $values );
		$rows     = $is_good ? $values[ self::LIST ] : array();
		$names    = array_column( $rows, 'file' );
		$new      = array_slice( $names, 0, Contract::limit( 'work_pictures_new' ) );
		$files    = new Form( array_fill_keys( $new, Contract::fields( 'work' )['image'] ) );
		$uploads  = Uploads::of( $request, $has_list ? $files : $form );
		$messages = $form->errors( $values, null !== $post, $uploads->fields() );
		$refusals = $uploads->refusals();
		$now      = $post ? Work_Post_Type::pictures( $post ) : array();
		if ( $has_list ) {
			$refusals = $refusals ? array( self::LIST => current( $refusals ) ) : array();
			// One that is not there, or one too many. Whether ids are of this work is asked when they are written.
			if ( ! $rows || array_diff( $names, $uploads->fields() ) ) {
				$messages += array( self::LIST => Contract::message( 'pictures_invalid' ) );
			}
		}
		$fields                = array_keys( $uploads->files() );
		$leaving               = $has_list
			? array_diff( $now, array_column( $rows, 'id' ) )
			: array_map( static fn( string $field ): int => $post ? (int) Work_Post_Type::field( $post, $field ) : 0, $fields );
		[ $values, $messages ] = Naming::read( $values, Skills::check( $messages, $values ), $owner, $post->ID ?? 0 );

		$error = Uploads::error( $messages, $refusals, $form );
		$error = ( $post ? $error : Idempotency_Keys::refusal( $request, $error ) )
			?? Limits::write( 'picture', get_current_user_id(), count( $fields ) )
			?? Quota::of_members()->refusal(
				$owner,
				$has_list && $fields ? array( self::LIST ) : $fields,
				array_values( array_filter( $leaving ) )
			)
			?? self::named( $uploads->decode(), $has_list );
		return array( $values, $uploads->files(), $error );
	}

	/** The field of the list instead of its files. */
	private static function named( ?WP_Error $error, bool $has_list ): ?WP_Error {
		$message = $error && $has_list ? (string) current( Errors::params( $error ) ) : '';
		return '' === $message ? $error : Errors::fields( array( self::LIST => $message ), (int) $error->get_error_data()['status'] );
	}
}
