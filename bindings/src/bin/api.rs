//! Lists the surface of a built library, for `bindings/api.txt`: what foreign code can see, by crate
//! and name, without docs. A change of the file in review is a change of the surface.

use std::fmt::Write as _;
use std::process::ExitCode;

use uniffi_bindgen::macro_metadata::extract_from_library;
use uniffi_meta::{
    EnumMetadata, FieldMetadata, FnParamMetadata, Metadata, RecordMetadata, Type, VariantMetadata,
};

fn main() -> ExitCode {
    let Some(library) = std::env::args().nth(1) else {
        eprintln!("usage: api LIBRARY");
        return ExitCode::from(2);
    };
    match extract_from_library(library.as_str().into()) {
        Ok(items) => {
            print!("{}", list(items));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("api: {library}: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Lists everything, one block a type, sorted.
fn list(items: Vec<Metadata>) -> String {
    let mut blocks: Vec<String> = items.into_iter().filter_map(block).collect();
    blocks.sort();
    blocks.concat()
}

fn block(item: Metadata) -> Option<String> {
    Some(match item {
        Metadata::Record(record) => record_block(&record),
        Metadata::Enum(of) => enum_block(&of),
        Metadata::Object(object) => {
            let kind = if object.imp.is_trait_interface() {
                "trait"
            } else {
                "object"
            };
            format!("{} {kind} {}\n", home(&object.module_path), object.name)
        }
        Metadata::Constructor(new) => {
            let call = call(&new.name, &new.inputs, None, new.throws.as_ref());
            format!(
                "{} object {}.{call} (constructor)\n",
                home(&new.module_path),
                new.self_name
            )
        }
        Metadata::Method(method) => {
            let call = call(
                &method.name,
                &method.inputs,
                method.return_type.as_ref(),
                method.throws.as_ref(),
            );
            format!(
                "{} object {}.{call}\n",
                home(&method.module_path),
                method.self_name
            )
        }
        Metadata::TraitMethod(method) => {
            let call = call(
                &method.name,
                &method.inputs,
                method.return_type.as_ref(),
                method.throws.as_ref(),
            );
            format!(
                "{} trait {}.{call}\n",
                home(&method.module_path),
                method.trait_name
            )
        }
        Metadata::Func(function) => {
            let call = call(
                &function.name,
                &function.inputs,
                function.return_type.as_ref(),
                function.throws.as_ref(),
            );
            format!("{} {call}\n", home(&function.module_path))
        }
        _ => return None,
    })
}

/// The crate of a module path.
fn home(path: &str) -> &str {
    path.split("::").next().unwrap_or(path)
}

fn record_block(record: &RecordMetadata) -> String {
    let mut text = format!("{} record {}\n", home(&record.module_path), record.name);
    for field in &record.fields {
        let _ = writeln!(text, "    {}", one_field(field));
    }
    text
}

fn enum_block(of: &EnumMetadata) -> String {
    let kind = if of.shape.is_error() { "error" } else { "enum" };
    let mut text = format!("{} {kind} {}\n", home(&of.module_path), of.name);
    for variant in &of.variants {
        let _ = writeln!(text, "    {}", one_variant(variant));
    }
    text
}

fn one_field(field: &FieldMetadata) -> String {
    format!("{}: {}", field.name, type_name(&field.ty))
}

fn one_variant(variant: &VariantMetadata) -> String {
    let fields: Vec<String> = variant.fields.iter().map(one_field).collect();
    if fields.is_empty() {
        variant.name.clone()
    } else {
        format!("{} {{ {} }}", variant.name, fields.join(", "))
    }
}

fn call(
    name: &str,
    inputs: &[FnParamMetadata],
    gives: Option<&Type>,
    throws: Option<&Type>,
) -> String {
    let inputs: Vec<String> = inputs
        .iter()
        .map(|input| format!("{}: {}", input.name, type_name(&input.ty)))
        .collect();
    let gives = gives
        .map(|ty| format!(" -> {}", type_name(ty)))
        .unwrap_or_default();
    let throws = throws
        .map(|ty| format!(" throws {}", type_name(ty)))
        .unwrap_or_default();
    format!("{name}({}){gives}{throws}", inputs.join(", "))
}

fn type_name(ty: &Type) -> String {
    match ty {
        Type::Optional { inner_type } => format!("{}?", type_name(inner_type)),
        Type::Sequence { inner_type } => format!("[{}]", type_name(inner_type)),
        Type::Box { inner_type } => type_name(inner_type),
        Type::Record { name, .. } | Type::Enum { name, .. } | Type::Object { name, .. } => {
            name.clone()
        }
        simple => format!("{simple:?}"),
    }
}
