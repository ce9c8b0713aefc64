<?php
/** Replaces and removes the pictures of a work on its edit screen. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\People\Members\Item_Policy;
use DesignMarketplace\Portfolio\Work_Input;
use DesignMarketplace\Portfolio\Work_Post_Type;
use DesignMarketplace\Portfolio\Work_Service;
use DesignMarketplace\Site\Front\Html;
use WP_Error;
use WP_Post;
use WP_REST_Request;

/** The inputs are among core's fields but belong to another form, as core's form cannot upload files. */
final class Work_Pictures {

	private const FORM = 'dm-pictures-form';

	public function show( WP_Post $post ): void {
		if ( ! Item_Policy::can_edit( $post ) ) {
			self::only_look( $post );
			return;
		}
		add_action( 'admin_footer', static fn() => self::form( $post ) );
		foreach ( Work_Post_Type::images() as $field ) {
			$id     = "dm-picture-{$field}";
			$image  = (int) Work_Post_Type::field( $post, $field );
			$stays  = 0 === $image || true === Contract::fields( 'work' )[ $field ]->get( 'required' );
			$remove = $stays ? '' : Profile_Fields::remove( $field );
			self::row( $image, $field, $id, $remove, Fields::file( $field, $id, form: self::FORM ) );
		}
		foreach ( self::others( $post ) as $image ) {
			/* translators: %s: number of a picture. */
			$words  = __( 'Remove picture %s', 'design-marketplace' );
			$number = 1 + (int) array_search( $image, Work_Post_Type::pictures( $post ), true );
			$label  = sprintf( $words, number_format_i18n( $number ) );
			self::row( $image, (string) $image, '', $label );
		}
		Ui::p( Html::of( 'button.button', __( 'Save the pictures', 'design-marketplace' ), type: 'submit', form: self::FORM ) );
	}

	/** A picture with what can be done with it: the field it stands for, or its own id. */
	private static function row( int $image, string $name, string $id, string $remove, ?Html $input = null ): void {
		Ui::say(
			Html::of(
				'p.dm-picture',
				$input ? Html::of( 'label', Html::of( 'strong', Field_Labels::of( $name ) ), for: $id ) : '',
				Html::single( 'br' ),
				Profile_Fields::shown( $image ),
				$input ?? '',
				' ',
				Html::of(
					'button.button-link.button-link-delete',
					$remove,
					type: 'submit',
					name: Profile_Fields::removal( $name ),
					value: '1',
					form: self::FORM
				)
			)
		);
	}

	/** @return list<int> The pictures that no field of the form stands for. */
	private static function others( WP_Post $post ): array {
		$fields = array_map( static fn( string $field ): int => (int) Work_Post_Type::field( $post, $field ), Work_Post_Type::images() );
		return array_values( array_diff( Work_Post_Type::pictures( $post ), $fields ) );
	}

	/** @param array<string,mixed> $request Read by the same rules as members' requests. */
	public function save( array $request ): string|WP_Error {
		$post = get_post( is_scalar( $request['work'] ?? null ) ? absint( $request['work'] ) : 0 );
		if ( ! $post instanceof WP_Post || Work_Post_Type::NAME !== $post->post_type || ! Item_Policy::can_edit( $post ) ) {
			return new WP_Error( 'forbidden', __( 'Sorry, you are not allowed to do this.', 'design-marketplace' ) );
		}
		$remove = is_array( $request[ Profile_Fields::REMOVE ] ?? null ) ? array_keys( $request[ Profile_Fields::REMOVE ] ) : array();
		$other  = array_intersect( self::others( $post ), $remove );
		$rest   = array_values( array_diff( Work_Post_Type::pictures( $post ), $other ) );
		$sent   = new WP_REST_Request( 'POST' );
		$sent->set_body_params(
			$other
				? array( Work_Input::LIST => array_map( static fn( int $id ): array => array( 'id' => $id ), $rest ) )
				: array_fill_keys( array_intersect( Work_Post_Type::images(), $remove ), '' )
		);
		$sent->set_file_params( $_FILES ); // phpcs:ignore WordPress.Security.NonceVerification -- Action has checked it.
		[ $values, $files, $error ] = ( new Work_Input() )->read( $sent, $post, Ownership::of( $post ) );
		$known                      = array( ...Work_Post_Type::images(), Work_Input::LIST );
		$fields                     = array_values( array_intersect( $known, array_keys( $values + $files ) ) );
		if ( ! $error && ! $fields ) {
			return new WP_Error( 'nothing', __( 'Choose a picture first.', 'design-marketplace' ) );
		}
		$error = $error ?? ( new Work_Service() )->update(
			$post->ID,
			$values,
			$files,
			null,
			static fn( WP_Post $work ) => Member_Items::note( $work, $fields )
		);
		if ( $error ) {
			return new WP_Error( 'refused', self::why( $error ) );
		}
		return __( 'The pictures are saved.', 'design-marketplace' );
	}

	/** The errors with the labels of the fields. */
	private static function why( WP_Error $error ): string {
		$params = (array) ( $error->get_error_data()['params'] ?? array() );
		$words  = array();
		foreach ( $params as $field => $message ) {
			$words[] = Ui::named( (string) $field, (string) $message );
		}
		return $words ? implode( ' ', $words ) : $error->get_error_message();
	}

	private static function form( WP_Post $post ): void {
		$back = (string) get_edit_post_link( $post->ID, 'raw' );
		Action::open( 'work_pictures', array( 'work' => $post->ID ), $back, ' id="' . self::FORM . '" enctype="multipart/form-data"' );
		echo '</form>';
	}

	/** The pictures without inputs. */
	private static function only_look( WP_Post $post ): void {
		foreach ( Work_Post_Type::pictures( $post ) as $image ) {
			echo wp_get_attachment_image( $image, 'medium' ), ' ';
		}
	}
}
