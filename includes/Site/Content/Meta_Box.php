<?php
/** The typed fields in the classic editor; the block editor has a panel instead. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use WP_Post;

/**
 * A form with an invalid value is not saved at all.
 *
 * @phpstan-import-type Field from Editorial_Fields
 */
final class Meta_Box {

	private const ID = 'design-marketplace-fields';

	/** Names in the form. */
	private const NONCE = 'design_marketplace_fields_nonce';
	private const FORM  = 'design_marketplace_fields';

	/** Adds the box only to the classic editor. */
	public function add( WP_Post $post ): void {
		add_meta_box(
			self::ID,
			esc_html( Editorial_Fields::title( $post->post_type ) ),
			array( $this, 'show' ),
			$post->post_type,
			'normal',
			'high',
			array( '__back_compat_meta_box' => true )
		);
	}

	public function show( WP_Post $post ): void {
		wp_nonce_field( self::action( $post->ID ), self::NONCE );
		$refused = Refused_Form::of( $post->ID );
		$typed   = $refused['typed'][ self::FORM ] ?? array();
		foreach ( Editorial_Fields::of( $post->post_type ) as $field ) {
			$value    = is_array( $typed ) ? $typed[ $field['name'] ] ?? null : null;
			$is_wrong = isset( $refused['errors'][ Editorial_Fields::key( $field ) ] );
			printf(
				'<p><label for="%1$s"><strong>%2$s</strong></label><br>%3$s<br><span class="description" id="%1$s-help">%4$s</span></p>',
				esc_attr( self::element( $field ) ),
				esc_html( $field['label'] ),
				self::control( $field, is_string( $value ) ? $value : Editorial_Types::field( $post->ID, $field['name'] ), $is_wrong ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
				esc_html( $field['help'] )
			);
		}
	}

	/** Rejects a form with invalid values before core writes anything. */
	public function refuse(): void {
		$post = Refused_Form::sent();
		$sent = $post && Editorial_Fields::of( $post->post_type ) ? self::sent( $post->ID ) : null;
		if ( ! $post || null === $sent ) {
			return;
		}
		$problems = Editorial_Fields::problems( $post->post_type, $sent );
		if ( $problems ) {
			Refused_Form::send_back( $post, $problems );
		}
		Refused_Form::forget( $post );
	}

	/** Saves the fields of this form only: not on another plugin's save, an autosave, or REST. */
	public function save( int $post_id ): void {
		$sent = self::sent( $post_id );
		if ( null !== $sent && current_user_can( 'edit_post', $post_id ) ) {
			self::write( $post_id, (string) get_post_type( $post_id ), $sent );
		}
	}

	/**
	 * Adds the fields to the autosave of a preview.
	 *
	 * @param array<string,mixed> $autosave Autosave about to be written, or just written.
	 */
	public function save_preview( array $autosave ): void {
		$id   = (int) ( $autosave['ID'] ?? 0 );
		$page = wp_is_post_autosave( $id );
		$sent = $page ? self::sent( $page ) : null;
		if ( $page && null !== $sent && current_user_can( 'edit_post', $page ) ) {
			self::write( $id, (string) get_post_type( $page ), $sent );
		}
	}

	/**
	 * Writes all fields or none.
	 *
	 * @param int                 $post_id Post, or a revision of it.
	 * @param array<string,mixed> $sent    Values by meta key.
	 */
	private static function write( int $post_id, string $type, array $sent ): void {
		if ( Editorial_Fields::problems( $type, $sent ) ) {
			return;
		}
		foreach ( Editorial_Fields::of( $type ) as $field ) {
			$key = Editorial_Fields::key( $field );
			if ( isset( $sent[ $key ] ) ) {
				// For a revision, update_post_meta() would write to the post.
				update_metadata( 'post', $post_id, $key, wp_slash( Field_Rules::clean( $field, $sent[ $key ] ) ) );
			}
		}
	}

	/** @return array<string,mixed>|null The values of this form by meta key; null when another form was sent. */
	private static function sent( int $post_id ): ?array {
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] )
			? sanitize_text_field( wp_unslash( $_POST[ self::NONCE ] ) )
			: '';
		if ( ! wp_verify_nonce( $nonce, self::action( $post_id ) ) ) {
			return null;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- each field by its kind, when it is written.
		$sent   = isset( $_POST[ self::FORM ] ) && is_array( $_POST[ self::FORM ] ) ? wp_unslash( $_POST[ self::FORM ] ) : array();
		$values = array();
		foreach ( Editorial_Fields::of( (string) get_post_type( $post_id ) ) as $field ) {
			if ( isset( $sent[ $field['name'] ] ) ) {
				$values[ Editorial_Fields::key( $field ) ] = $sent[ $field['name'] ];
			}
		}
		return $values;
	}

	/** Loads the media library's dialog for choosing a file. */
	public function enqueue(): void {
		$screen = get_current_screen();
		if (
			! $screen
				|| 'post' !== $screen->base
				|| $screen->is_block_editor()
				|| ! in_array( 'file', array_column( Editorial_Fields::of( $screen->post_type ), 'kind' ), true )
		) {
			return;
		}
		wp_enqueue_media();
		wp_enqueue_script(
			self::ID,
			plugins_url( 'meta-box.js', __FILE__ ),
			array( 'media-editor' ),
			(string) filemtime( __DIR__ . '/meta-box.js' ),
			array( 'in_footer' => true )
		);
	}

	/**
	 * A field's control as escaped HTML.
	 *
	 * @param Field $field
	 */
	private static function control( array $field, string $value, bool $is_wrong ): string {
		$id    = self::element( $field );
		$named = sprintf(
			'id="%1$s" name="%2$s[%3$s]" aria-describedby="%1$s-help"%4$s',
			esc_attr( $id ),
			esc_attr( self::FORM ),
			esc_attr( $field['name'] ),
			$is_wrong ? ' aria-invalid="true"' : ''
		);
		if ( 'lines' === $field['kind'] ) {
			return sprintf(
				'<textarea %s class="widefat" rows="4" maxlength="%d">%s</textarea>',
				$named,
				$field['max'],
				esc_textarea( $value )
			);
		}
		if ( 'file' === $field['kind'] ) {
			return self::file( $field, (int) $value );
		}
		$choices = Field_Rules::choices( $field['kind'] );
		if ( $choices ) {
			$options = '';
			foreach ( $choices as $choice => $label ) {
				$options .= sprintf(
					'<option value="%s"%s>%s</option>',
					esc_attr( $choice ),
					selected( $choice, $value, false ),
					esc_html( $label )
				);
			}
			return "<select {$named}>{$options}</select>";
		}
		$type = 'day' === $field['kind'] ? 'date' : 'text';
		return sprintf(
			'<input %s type="%s" class="%s" maxlength="%d" value="%s">',
			$named,
			$type,
			'date' === $type ? '' : 'widefat',
			$field['max'],
			esc_attr( $value )
		);
	}

	/**
	 * The file's name and two buttons; without JavaScript an input for the attachment's id.
	 *
	 * @param Field $field
	 */
	private static function file( array $field, int $file ): string {
		$id = self::element( $field );
		return sprintf(
			'<span data-design-marketplace-file><input id="%1$s" name="%2$s[%3$s]" aria-describedby="%1$s-help" type="number" min="0" value="%4$d"> <span data-name>%5$s</span> <button type="button" class="button" data-choose hidden>%6$s</button> <button type="button" class="button-link button-link-delete" data-remove hidden>%7$s</button></span>',
			esc_attr( $id ),
			esc_attr( self::FORM ),
			esc_attr( $field['name'] ),
			$file,
			esc_html( $file ? wp_basename( (string) get_attached_file( $file ) ) : '' ),
			esc_html__( 'Choose a file', 'design-marketplace' ),
			esc_html__( 'Remove the file', 'design-marketplace' )
		);
	}

	/**
	 * HTML id of a field's control.
	 *
	 * @param Field $field
	 */
	private static function element( array $field ): string {
		return self::ID . '-' . $field['name'];
	}

	private static function action( int $post_id ): string {
		return self::ID . '-' . $post_id;
	}
}
