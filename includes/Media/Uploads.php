<?php
/** The image files of a request. They are checked with the other fields, and decoded when nothing else is wrong. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Rest\Errors;
use WP_Error;
use WP_REST_Request;

final class Uploads {

	/**
	 * @param Form                              $form     The form they belong to.
	 * @param array<string,array<string,mixed>> $files    Good files by field, as Images::store() takes them.
	 * @param array<string,Upload_Refusal>      $refusals Refused files by field.
	 */
	private function __construct( private readonly Form $form, private array $files, private readonly array $refusals ) {}

	/**
	 * Checks the files of a form's image fields, without decoding them. Other files are ignored.
	 * @param string $role Role of the member they belong to.
	 */
	public static function of( WP_REST_Request $request, Form $form, string $role = '' ): self {
		$sent     = $request->get_file_params();
		$files    = array();
		$refusals = array();
		foreach ( $form->rules() as $name => $rule ) {
			$file = $sent[ $name ] ?? null;
			if ( ! $rule->is_image() || ! is_array( $file ) || UPLOAD_ERR_NO_FILE === ( $file['error'] ?? null ) ) {
				continue;
			}
			$kind  = new Image_Kind( $rule->image_kind( $role ) );
			$found = Inspector::look( $file, $kind );
			if ( $found instanceof Image_Header ) {
				$files[ $name ] = array( 'anatomy' => $found, 'kind' => $kind ) + $file;
			} else {
				$refusals[ $name ] = $found;
			}
		}
		return new self( $form, $files, $refusals );
	}

	/** Decodes the good files. This is the most expensive step, so call it last. Names all files that cannot be decoded. */
	public function decode(): ?WP_Error {
		$refusals = array();
		foreach ( $this->files as $name => $file ) {
			$path    = (string) $file['tmp_name'];
			$refusal = Scan::refusal( $path, $file['anatomy']->mime );
			$picture = $refusal ? null : Picture::read( $path, $file['anatomy'], $file['kind'] );
			if ( $picture ) {
				$this->files[ $name ]['picture'] = $picture;
			} else {
				$refusals[ $name ] = $refusal ?? Upload_Refusal::unreadable();
			}
		}
		return self::error( array(), $refusals, $this->form );
	}

	/** @return array<string,int>|WP_Error Attachment ids by field, of the decoded files. */
	public function store( int $user_id ): array|WP_Error {
		$ids = array();
		foreach ( $this->files as $name => $file ) {
			$image = ( new Images() )->store( $file, $file['kind']->name, $user_id );
			if ( $image instanceof WP_Error ) {
				return Images::failure( $image );
			}
			$ids[ $name ] = $image;
		}
		return $ids;
	}

	/** @return array<string,array<string,mixed>> Good files by field. */
	public function files(): array {
		return $this->files;
	}

	/** @return list<string> Fields that a file was sent for, good or not. */
	public function fields(): array {
		return array_keys( $this->files + $this->refusals );
	}

	/** @return array<string,Upload_Refusal> Refused files by field. */
	public function refusals(): array {
		return $this->refusals;
	}

	/**
	 * All failing fields: the first file's status if only files fail, and none with 400; 400 otherwise.
	 * @param array<string,string>         $messages Messages of the other fields.
	 * @param array<string,Upload_Refusal> $refusals Refused files by field.
	 */
	public static function error( array $messages, array $refusals, Form $form ): ?WP_Error {
		if ( ! $messages && ! $refusals ) {
			return null;
		}
		$all      = $form->in_order(
			$messages + array_map( static fn( Upload_Refusal $refusal ): string => $refusal->message, $refusals )
		);
		$statuses = array_map( static fn( Upload_Refusal $refusal ): int => $refusal->status, array_values( $refusals ) );
		$special  = ! $messages && ! in_array( 400, $statuses, true );
		return Errors::fields( $all, $special ? $statuses[0] : 400 );
	}
}
